import { createHash } from "node:crypto";

/** Marks a statement that is made of filters: each combination wants a plan for its own values. */
export const filteredMark = "/* filtered */";

/**
 * So does a pattern, marked or not: by the plan that fits rare words best, a word in every mail has 65,000 users sorted to show
 * a hundred.
 */
const hasPattern = /\bi?like\b/i;

/** Each connection keeps a plan of every named statement that it has run: some tens of KB. */
const mostNames = 120;
/** So many texts that were asked once are remembered at a time. */
const mostSeen = 1000;
/** The plan has become another (a migration changed a column), or a pooler led to a connection that does not have it. */
const lostPlan = new Set(["0A000", "26000", "42P05"]);

/**
 * Names for the statements of a pool. `nameOf(text)` is the name of a reading statement from its second execution on;
 * undefined where it is to be planned each time. It follows from the text, so that it means the same to every process behind
 * a pooler.
 */
export function statementNames() {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return (text: string): string | undefined => {
    const known = names.get(text);
    if (known) return known;
    if (!/^\s*(select|with)\b/i.test(text)) return undefined;
    if (text.includes(filteredMark) || hasPattern.test(text)) return undefined;
    if (!seen.delete(text)) {
      if (seen.size >= mostSeen) seen.clear();
      seen.add(text);
      return undefined;
    }
    if (names.size >= mostNames) return undefined;
    const name = `m${createHash("sha1").update(text).digest("base64url")}`;
    names.set(text, name);
    return name;
  };
}

type Query = (...given: unknown[]) => unknown;

/**
 * Lets a connection prepare the statements that are asked again, so that PostgreSQL plans them once instead of at each
 * execution: of a listing's page, planning was two thirds. Within a transaction nothing is prepared: there a plan that was
 * lost would fail the whole; outside the statement is asked again without a name, and from then on.
 */
export function withNames(query: Query, nameOf: (text: string) => string | undefined): Query {
  const unnamed = new Set<string>();
  let inTransaction = false;
  return (...given) => {
    const [text, values] = given;
    if (typeof text !== "string") return query(...given);
    if (/^\s*(begin|start transaction)\b/i.test(text)) inTransaction = true;
    if (/^\s*(commit|rollback)\s*$/i.test(text)) inTransaction = false;
    if (inTransaction || given.length !== 2 || !Array.isArray(values) || values.length === 0)
      return query(...given);
    const name = nameOf(text);
    if (!name || unnamed.has(name)) return query(...given);
    const result = query({ name, text, values }) as Promise<unknown>;
    return result.catch((error: { code?: string }) => {
      if (!lostPlan.has(error.code ?? "")) throw error;
      unnamed.add(name);
      return query(...given);
    });
  };
}
