import type { $ZodType } from "zod/v4/core";

/** The schemas of values that stay in memory, each with the texts of those that were written by it (serializer.ts). */
export const textsOf = new WeakMap<$ZodType, WeakMap<object, string>>();

/**
 * Says that the values of this schema stay in memory and never change. Each is held against the schema, stripped to it and written
 * as JSON once, wherever an answer is such a value, a list of them, or an object with such a list: of a page of cards, that
 * was most of the work.
 */
export function writtenOnce<Schema extends $ZodType>(schema: Schema): Schema {
  textsOf.set(schema, new WeakMap());
  return schema;
}
