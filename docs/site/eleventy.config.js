import { EleventyHtmlBasePlugin } from "@11ty/eleventy";
import GithubSlugger, { slug } from "github-slugger";
import highlight from "highlight.js";
import anchors from "markdown-it-anchor";
import { guides, resolve, shownFiles } from "./sources/guides.js";
import { exists } from "./sources/repository.js";
import { parts, rulebooks, rulings } from "./sources/rulebooks.js";

// The modules whose Javadoc has been made.
const documented = [
  "engine-api",
  "engine-api/engine-testkit",
  "hand-of-destiny",
  "thorgal",
  "prestige-rpg",
  "hof-ordeals",
  "gloom-kilforth",
].filter((module) => exists(`${module}/target/reports/apidocs/index.html`));

const LANGUAGES = { java: "java", yaml: "yaml", xml: "xml", js: "javascript", json: "json", console: "shell" };

const escaped = (words) =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Code in colours; a diagram is drawn by the reader's browser. */
function coloured(code, language) {
  if (language === "mermaid") {
    return `<pre class="mermaid">${escaped(code)}</pre>`;
  }
  const known = LANGUAGES[language] ?? "plaintext";
  const coloured = highlight.highlight(code, { language: known }).value;
  return `<pre><code class="hljs">${linked(coloured)}</code></pre>`;
}

/** Every id of a clause in a piece of a page, as a link to the page of the clause. */
const linked = (html) =>
  parts(html)
    .map((part) => (part.clause ? `<a class="clause" href="${part.clause.url}">${part.text}</a>` : part.text))
    .join("");

/** A text with its clauses as links. */
const cited = (words) => linked(escaped(String(words ?? "")));

function markdown(md) {
  md.set({ html: false, linkify: false, highlight: coloured });
  let slugger = new GithubSlugger();
  md.core.ruler.before("normalize", "fresh", () => void (slugger = new GithubSlugger()));
  md.use(anchors, { slugify: (words) => slugger.slug(words), permalink: anchors.permalink.headerLink() });
  md.core.ruler.push("links", (state) => {
    const file = state.env.file;
    const inLink = [];
    const each = (token) => {
      if (token.type === "link_open" || token.type === "image") {
        const name = token.type === "image" ? "src" : "href";
        token.attrSet(name, resolve(file, token.attrGet(name)));
      }
      if (token.type === "link_open") inLink.push(token);
      if (token.type === "link_close") inLink.pop();
      token.meta = { ...token.meta, isLinked: inLink.length > 0 };
      (token.children ?? []).forEach(each);
    };
    if (file) state.tokens.forEach(each);
  });
  md.renderer.rules.text = (tokens, i) =>
    tokens[i].meta?.isLinked ? escaped(tokens[i].content) : cited(tokens[i].content);
  md.renderer.rules.code_inline = (tokens, i) =>
    `<code>${tokens[i].meta?.isLinked ? escaped(tokens[i].content) : cited(tokens[i].content)}</code>`;
}

export default function (site) {
  site.setQuietMode(true);
  site.addPlugin(EleventyHtmlBasePlugin);
  site.amendLibrary("md", markdown);
  site.addFilter("cited", cited);
  site.addFilter("anchor", slug);
  site.addFilter("where", (all, key) => all.filter((one) => one[key]).length);
  site.addFilter("wherenot", (all, key) => all.filter((one) => !one[key]).length);
  site.addFilter("cases", (answers) => answers.reduce((sum, answer) => sum + answer.cases.length, 0));
  site.addFilter("coloured", (code, name) => coloured(code, name.split(".").pop()));
  for (const [name, data] of Object.entries({ rulebooks, rulings, guides })) {
    site.addGlobalData(name, () => data);
  }
  site.addGlobalData("clauses", () => rulebooks.flatMap((book) => book.entries));
  site.addGlobalData("javadoc", () => documented);
  for (const guide of guides) {
    site.addTemplate(`guide${guide.url}index.md`, guide.source, {
      layout: "page.njk",
      templateEngineOverride: "md",
      permalink: `${guide.url}index.html`,
      title: guide.title,
      file: guide.file,
    });
    // Links to files are known before the pages of these files are made.
    for (const link of guide.source.matchAll(/\]\(([^)\s]+)\)/g)) {
      resolve(guide.file, link[1]);
    }
  }
  site.addGlobalData("shownFiles", shownFiles);
  site.addPassthroughCopy({
    "../images": "images",
    "../balance/*.svg": "balance",
    "pages/style.css": "style.css",
    "pages/site.js": "site.js",
    "pages/icon.svg": "icon.svg",
    "node_modules/mermaid/dist/mermaid.min.js": "mermaid.js",
  });
  for (const module of documented) {
    site.addPassthroughCopy({ [`../../${module}/target/reports/apidocs`]: `javadoc/${module}` });
  }
  // Where the site will stand on its host: / or, say, /lawspeaker/.
  const pathPrefix = process.env.SITE_PREFIX ?? "/";
  return { pathPrefix, dir: { input: "pages", output: "../../target/site" }, htmlTemplateEngine: "njk" };
}
