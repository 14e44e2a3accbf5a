import { readFileSync } from "node:fs";
import { parseSync } from "@swc/core";

/** A regular expression of the code, and where it stands. */
export interface Pattern {
  file: string;
  line: number;
  source: string;
  flags: string;
}

/** A `new RegExp` whose pattern is put together at run time: nobody can judge it without reading what it is made of. */
export interface MadePattern {
  file: string;
  line: number;
  /** Its code, in one line and without the signs of dollars before parts. */
  text: string;
}

type Node = Record<string, unknown> & { type?: string };
interface Span {
  start: number;
  end: number;
}

/** Every regular expression literal of a TypeScript file, and every `RegExp(…)`: known ones as patterns, others apart. */
export function patternsOf(file: string, code = readFileSync(file, "utf8")) {
  // The parser counts bytes, on from where the file before ended.
  const [bytes, before] = [Buffer.from(code), parseSync("", { syntax: "typescript" }).span.end];
  const tree = parseSync(code, { syntax: "typescript", tsx: file.endsWith("x") });
  const patterns: Pattern[] = [];
  const made: MadePattern[] = [];
  const at = ({ start, end }: Span) => {
    const from = start - before;
    return {
      line: bytes.subarray(0, from).toString().split("\n").length,
      text: bytes.subarray(from, end - before).toString(),
    };
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (Array.isArray(node) || typeof node !== "object" || node === null) return;
    const one = node as Node;
    if (one.type === "RegExpLiteral") {
      const { line } = at(one.span as Span);
      patterns.push({ file, line, source: String(one.pattern), flags: String(one.flags) });
    }
    if (one.type === "NewExpression" || one.type === "CallExpression") {
      const { line, text } = at(one.span as Span);
      const known = calledRegExp(one);
      if (known === "unknown")
        made.push({ file, line, text: text.replace(/\s+/g, " ").replaceAll("${", "{") });
      else if (known) patterns.push({ file, line, ...known });
    }
    for (const part of Object.values(one)) visit(part);
  };
  visit(tree.body);
  return { patterns, made };
}

/** What `RegExp("…", "…")` is given, where it is text; undefined for calls of something else. */
function calledRegExp(call: Node): { source: string; flags: string } | "unknown" | undefined {
  const callee = call.callee as Node;
  if (callee.type !== "Identifier" || callee.value !== "RegExp") return undefined;
  const [source, flags] = ((call.arguments ?? []) as { expression: Node }[]).map(
    ({ expression }) => expression,
  );
  // A literal inside is found by itself.
  if (source?.type === "RegExpLiteral") return undefined;
  const plain = (node: Node | undefined) => (node?.type === "StringLiteral" ? String(node.value) : undefined);
  const written = plain(source);
  const flagged = flags === undefined ? "" : plain(flags);
  return written === undefined || flagged === undefined ? "unknown" : { source: written, flags: flagged };
}
