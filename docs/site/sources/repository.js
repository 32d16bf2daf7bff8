// What the site is made from: files of the repository that this folder belongs to.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../..");

/** The text of a file, named from the root of the repository. */
export const text = (name) => fs.readFileSync(path.join(ROOT, name), "utf8");

export const exists = (name) => fs.existsSync(path.join(ROOT, name));

/** The files below a folder whose names match, from the root of the repository, in order. */
export function files(folder, pattern) {
  if (!exists(folder)) {
    return [];
  }
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((name) => path.posix.join(folder, name.split(path.sep).join("/")))
    .filter((name) => pattern.test(name) && fs.statSync(path.join(ROOT, name)).isFile())
    .sort();
}

/** The files that lie in a folder itself, from the root of the repository; none of what is a file. */
export function folder(name) {
  const place = path.join(ROOT, name);
  return fs.statSync(place).isDirectory()
    ? fs
        .readdirSync(place)
        .map((file) => path.posix.join(name, file))
        .filter((file) => fs.statSync(path.join(ROOT, file)).isFile())
    : [];
}
