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

/** A name such as `listings/verbs/edit.ts`; what begins with a dot is an ending, and NAME or NNNN stand for any. */
const fileName = /(?<![\w./@<-])(?:\.\/)?((?:[\w.@-]+\/)*\w[\w.-]*\.(?:tsx?|c?js|css|sql|md))\b(?![\w-])/g;
const placeholder = /NAME|NNNN/;

/** The files that a text names, as it names them: a path may be a part of one, from any folder on. */
export const filesIn = (text: string): string[] =>
  [...text.matchAll(fileName)].flatMap(([, name = ""]) => (placeholder.test(name) ? [] : [name]));

/** The headings of docs/product.md that a text cites. Lines of a comment are joined first. */
export const promisesIn = (text: string): string[] =>
  [...text.replace(/\n\s*(?:\*|\/\/)?\s*/g, " ").matchAll(/docs\/product\.md, "([^"]{1,80})"/g)].map(
    ([, heading = ""]) => heading,
  );

/** What a text cites that nobody can read here: a paragraph of a specification, a numbered task. */
export const unreadableIn = (text: string): string[] =>
  text.match(/\bspec,? §|\bspec(?:ification)?'s|\(§|\b[Ss]pec §|\(issue[ :]/g) ?? [];

/** Words of a private dialect, which the field has plain ones for: "anyone who", "again", "a user", "Returns". */
export const dialectIn = (text: string): string[] =>
  text.match(
    /\b[Ww]hoever\b|\banew\b|\b[Ss]omebody\b|(?<=\/\*\* |\. )Gives (?=the |a |an |its |their |how |what )/g,
  ) ?? [];
