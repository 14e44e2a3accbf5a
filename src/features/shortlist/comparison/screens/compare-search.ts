import { mostCompared } from "../comparison.schema.ts";

export type CompareAddress = { ids?: string; only?: boolean };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The listings that an address names, each once; what is no id, or one too many, is left out. */
export function readIds({ ids }: { ids?: unknown }): string[] {
  if (typeof ids !== "string") return [];
  const given = ids.toLowerCase().split(",");
  return [...new Set(given.filter((id) => uuid.test(id)))].slice(0, mostCompared);
}

/** Whether rows that are the same everywhere are left out. */
export const readOnly = ({ only }: { only?: unknown }): boolean => String(only) === "true";

export const addressOf = (ids: readonly string[], only = false): CompareAddress => ({
  ...(ids.length > 0 && { ids: ids.join() }),
  ...(only && { only }),
});
