import { randomUUID } from "node:crypto";
import type { Schema } from "./description.ts";

/** What the patterns of the description are for; a new one fails in `sampleOf` until it is here. */
const ofPattern: readonly (readonly [RegExp, string])[] = [
  [/^\^\[!-~\]\+\$$/, "key-of-a-test"],
  [/^\^\[a-z_\.\]/, "x"],
  [/^\^\[a-z0-9-\]/, "x"],
  [/^\^\\S\+/, "A-1"],
  [/^\^#\[0-9a-f\]\{6\}/, "#a1b2c3"],
  [/^\^\[\\w-\]\{87\}/, "B".repeat(87)],
  [/^\^\[\\w-\]\{22\}/, "a".repeat(22)],
  [/^\^\[A-HJ-NPR-Z0-9\]\{17\}/, "WDB2030461A123456"],
  [/^\^\(\[01\]\\d\|2\[0-3\]\)/, "09:00"],
];
const ofFormat: Record<string, () => string> = {
  uuid: randomUUID,
  email: () => "somebody@example.com",
  date: () => "2026-11-20",
  "date-time": () => "2026-11-15T10:00:00.000Z",
  uri: () => "https://example.com/",
};

function text(schema: Schema): string {
  const { format, pattern, minLength = 0, maxLength = 1000 } = schema;
  const made = format && ofFormat[format];
  if (made) return made();
  if (pattern) {
    const found = ofPattern.find(([known]) => known.test(pattern));
    if (!found) throw new Error(`No text is known for the pattern ${pattern}`);
    return found[1];
  }
  return "Plain words of a test".padEnd(minLength, ".").slice(0, maxLength);
}

/** An ordinary value of a schema: what is required of an object, and of what may be several things the first. */
export function sampleOf(schema: Schema): unknown {
  const [first] = schema.oneOf ?? schema.anyOf ?? [];
  if (first) return sampleOf(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined && schema.default !== null) return schema.default;
  switch (schema.type) {
    case "string":
      return text(schema);
    case "integer":
      return Math.max(1, schema.minimum ?? 1);
    case "number":
      return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
    case "boolean":
      return true;
    case "array": {
      if (schema.prefixItems) return schema.prefixItems.map(sampleOf);
      const { items } = schema;
      return items ? Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => sampleOf(items)) : [];
    }
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
      );
    default:
      return null;
  }
}
