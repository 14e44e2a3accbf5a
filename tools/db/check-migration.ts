import { type Node, parse, type RawStmt } from "libpg-query";
import type { Breach } from "./breach.ts";
import { breachesOf } from "./migration-rules.ts";

/** Up to here migrations were applied before the rules of docs/migrations.md, and an applied one is never edited. */
export const frozenUpTo = "0140";

const outsideMark = /^--\s*outside a transaction\s*$/m;
const allowance = /^-- allow: ([a-z-]{1,20})(?: because (.*))?$/gm;
/** A reason says something. */
const shortestReason = 15;

/**
 * What in a migration would hold up the build that runs beside it, as sentences that name the line and what to do instead;
 * none when it may be applied while the market is open. A statement may be allowed by a comment before it.
 */
export async function checkMigration(sql: string): Promise<string[]> {
  const statements = readStatements((await parse(sql)).stmts ?? [], Buffer.from(sql));
  const outside = outsideMark.test(sql);
  const newTables = new Set(statements.flatMap(({ node }) => tableMadeBy(node)));
  const altered = new Set<string>();
  const found: string[] = [];
  for (const { node, line, comments } of statements) {
    const breaches = breachesOf(node, { newTables, outside, altered });
    found.push(...judge(breaches, comments).map((text) => `line ${line}: ${text}`));
    if ("AlterTableStmt" in node) altered.add(node.AlterTableStmt.relation?.relname ?? "");
  }
  const concurrent = statements.some(({ node }) => isConcurrent(node));
  if (concurrent && !outside) {
    found.push(
      "CONCURRENTLY works outside a transaction alone: begin the file with `-- outside a transaction`",
    );
  }
  if (outside && (statements.length !== 1 || !concurrent)) {
    found.push("a file outside a transaction holds one statement, an index made or dropped CONCURRENTLY");
  }
  return found;
}

function judge(breaches: readonly Breach[], comments: string): string[] {
  const allowed = [...comments.matchAll(allowance)].map(([, rule = "", reason = ""]) => ({ rule, reason }));
  const rules = new Set(breaches.map(({ rule }) => rule));
  const complaints = allowed.flatMap(({ rule, reason }) => {
    if (!rules.has(rule)) return [`nothing here breaks the rule "${rule}" that a comment allows`];
    return reason.length < shortestReason ? [`"allow: ${rule}" needs a reason: because …`] : [];
  });
  const refused = breaches.filter(({ rule }) => !allowed.some((given) => given.rule === rule));
  return [
    ...complaints,
    ...refused.map(
      ({ rule, instead }) => `${rule}: ${instead} (or \`-- allow: ${rule} because …\` above it)`,
    ),
  ];
}

/** Each statement with the comments before it. The parser counts bytes, and begins the first statement after its comments. */
function readStatements(statements: readonly RawStmt[], sql: Buffer) {
  let end = 0;
  return statements.map(({ stmt, stmt_location = 0, stmt_len }) => {
    const from = end;
    end = stmt_len ? stmt_location + stmt_len : sql.length;
    const comments = leading.exec(sql.subarray(from, end).toString())?.[0] ?? "";
    const before = sql.subarray(0, from).toString() + comments;
    return { node: stmt as Node, comments, line: before.split("\n").length };
  });
}
const leading = /^(?:[\s;]+|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/;

function tableMadeBy(node: Node): string[] {
  if ("CreateStmt" in node) return [node.CreateStmt.relation?.relname ?? ""];
  if ("CreateTableAsStmt" in node) return [node.CreateTableAsStmt.into?.rel?.relname ?? ""];
  return [];
}

const isConcurrent = (node: Node): boolean =>
  ("IndexStmt" in node && node.IndexStmt.concurrent === true) ||
  ("DropStmt" in node && node.DropStmt.concurrent === true);
