// The written pages, each with the address it has on the site, and the files that they point to.
import path from "node:path";
import { exists, files, folder, text } from "./repository.js";

const PLACES = new Map([
  ["README.md", "/"],
  ["CHANGELOG.md", "/changelog/"],
  ["CONTRIBUTING.md", "/contributing/"],
]);

/** Where a page of the repository is on the site. Coverage is told by the pages of the clauses. */
function place(file) {
  const coverage = /^docs\/coverage\/(.*)\.md$/.exec(file);
  if (coverage) {
    return `/rules/${coverage[1]}/`;
  }
  return PLACES.get(file) ?? `/${file.replace(/^docs\//, "").replace(/\.md$/, "")}/`;
}

const written = [...PLACES.keys(), ...files("docs", /^docs\/(?!site\/|coverage\/).*\.md$/)];

export const guides = written.map((file) => {
  const source = text(file);
  return { file, url: place(file), title: (/^# (.*)$/m.exec(source) ?? [])[1] ?? file, source };
});

const listed = new Map();

/** The files of code and data that the pages point to: each is shown as it is. */
export const shownFiles = () => [...listed.values()];

/** Where a link of a page leads on the site; what leads out of the repository stays as it is. */
export function resolve(file, href) {
  if (/^[a-z]+:/.test(href) || href.startsWith("#")) {
    return href;
  }
  const [target, anchor] = href.split("#");
  const name = path.posix.normalize(path.posix.join(path.posix.dirname(file), target));
  const hash = anchor ? `#${anchor}` : "";
  if (name.endsWith(".md")) {
    return place(name) + hash;
  }
  if (/\.(svg|png)$/.test(name)) {
    return `/${name.replace(/^docs\//, "")}`;
  }
  if (!exists(name)) {
    throw new Error(`${file} points to ${name}, which does not exist`);
  }
  return show(name);
}

/** Lists a file to be shown, or a folder with the files in it. */
function show(name) {
  // A page of this name is that of its folder.
  const url = `/files/${name.replace(/index\.html$/, "index-html")}/`;
  const within = folder(name).map((file) => ({ name: file, url: show(file) }));
  listed.set(name, within.length ? { name, url, within } : { name, url, source: text(name) });
  return url;
}
