import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Cited {
  file: string;
  name: string;
}

const comment = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{(,])\/\/ .*$/gm;

/** The comments of a script or style sheet, or the whole of a text in Markdown; `file` is a path below `root`. */
export function commentsOf(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return file.endsWith(".md") ? [text] : [...text.matchAll(comment)].map(([found]) => found);
}

/** The triggers that comments cite: names in brackets behind "Database then:". */
export function triggersIn(text: string): string[] {
  const said = /Database then:([\s\S]*)/.exec(text)?.[1] ?? "";
  return [...said.matchAll(/\(([^()]*)\)/g)].flatMap(
    ([, inside = ""]) => inside.match(/\b[a-z]+_[a-z_]+\b/g) ?? [],
  );
}
