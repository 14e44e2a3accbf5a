import type { Chance } from "./chance.ts";
import type { Schema } from "./description.ts";

/** Texts that have broken something somewhere; none of them names a file of this machine. */
export const hostileTexts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udc00\ud800",
  "\u202e\u202dabc\u2066",
  "e\u0301".repeat(40),
  "Z\u0363\u034d\u0353".repeat(60),
  "👨‍👩‍👧‍👦🇱🇧",
  "𠜎𝒳\u{10ffff}",
  "\ufeff\ufffe\uffff",
  "ﷺ".repeat(50),
  "İıſßﬁ",
  "١٢٣٫٤",
  "' OR '1'='1",
  "'; DROP TABLE cars; --",
  '" UNION SELECT password FROM users --',
  "\\'; SELECT pg_sleep(20); --",
  "$$;$1;:id;%s%n%d",
  "1); DELETE FROM users; --",
  '{"$gt":""}',
  "[$ne]=1",
  "{{7*7}}$\u007b7*7}<%= 7*7 %>#{7*7}",
  "{0, plural, one {x}",
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "/etc/passwd\0.jpg",
  "file:///etc/passwd",
  "http://169.254.169.254/latest/meta-data/",
  "a\r\nX-Injected: yes\r\n\r\n<html>",
  "a\nBcc: everybody@example.com",
  "*)(uid=*))(|(uid=*",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  '"><img src=x onerror=alert(1)>',
  "%",
  "%00%0d%0a%2e%2e%2f",
  "&amp;&#x3c;",
  "(".repeat(2000),
  "\\",
  "a & b | !c:*",
  "%_%_%",
  "null",
  "undefined",
  "NaN",
  "true",
  "0x10",
  "1e309",
  "-0",
  "00000000-0000-0000-0000-000000000000",
  "2026-02-30",
  "0000-00-00T00:00:00Z",
  "9999999-12-31",
  "infinity",
  "now()",
] as const;

const numbers = [
  0,
  -1,
  -0.5,
  1.5,
  1e-9,
  1e308,
  -1e308,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  99_999_999_999_999_999_999n.toString(),
  "NaN",
  "Infinity",
] as const;

const deep = (depth: number): unknown => {
  let value: unknown = 1;
  for (let at = 0; at < depth; at++) value = at % 2 ? [value] : { a: value };
  return value;
};

/** Values of another type than any field takes. */
const strangers: readonly unknown[] = [
  null,
  true,
  7,
  "text",
  [],
  [[]],
  [null],
  {},
  { a: 1 },
  { $gt: "" },
  { toString: "x", valueOf: 1, length: 1e9 },
  { length: -1 },
  ["__proto__"],
  JSON.parse('{"__proto_":{"polluted":true},"prototype":{"polluted":true}}'),
];

/** Larger than anything that is asked for, within what a body may weigh. */
const huge: readonly unknown[] = [
  "x".repeat(200_000),
  "ـ".repeat(60_000),
  Array.from({ length: 10_000 }, () => 1),
  Array.from({ length: 10_000 }, () => "a"),
  Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`k${at}`, at])),
  deep(1000),
];

/** The edges that a schema draws, and one step beyond each. */
function edgesOf(schema: Schema): unknown[] {
  const edges: unknown[] = [];
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, items } = schema;
  if (minimum !== undefined) edges.push(minimum, minimum - 1);
  if (maximum !== undefined) edges.push(maximum, maximum + 1);
  if (minLength) edges.push("x".repeat(minLength - 1), "x".repeat(minLength));
  if (maxLength !== undefined && maxLength < 100_000) {
    edges.push("x".repeat(maxLength), "x".repeat(maxLength + 1), "😀".repeat(maxLength));
  }
  if (minItems) edges.push([]);
  if (maxItems !== undefined && items) edges.push(Array.from({ length: maxItems + 1 }, () => "a"));
  return edges;
}

/** What a field of a body is tried with: its edges, and some of everything else. */
export function hostileValues(schema: Schema, chance: Chance, count: number): unknown[] {
  const kinds = schema.anyOf ?? schema.oneOf ?? [schema];
  const edges = kinds.flatMap(edgesOf);
  const numeric = kinds.some(({ type }) => type === "integer" || type === "number");
  return [
    ...chance.some(edges, 4),
    ...chance.some(numeric ? numbers : hostileTexts, count),
    ...chance.some(numeric ? hostileTexts : numbers, 2),
    ...chance.some(strangers, 4),
    chance.pick(huge),
  ];
}

/** What stands in an address in place of a text; what UTF-8 cannot spell is spelled all the same. */
export const spelled = (value: unknown): string => {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80%FF";
};

/** What a parameter of an address is tried with, already spelled: an address has room for no more than some thousand signs. */
export function hostileParts(schema: Schema, chance: Chance, count: number): string[] {
  const kinds = schema.anyOf ?? schema.oneOf ?? [schema];
  const numeric = kinds.some(({ type }) => type === "integer" || type === "number");
  const edges = chance.some(kinds.flatMap(edgesOf), 3);
  const texts = chance.some(numeric ? numbers : hostileTexts, count);
  const others = chance.some<unknown>(numeric ? hostileTexts : numbers, 3);
  const raw = chance
    .some(["%", "%zz", "%ED%A0%80", "%C0%AE%C0%AE", "%FF%FE", "%00", "+", "a".repeat(5000)], 2)
    .concat("b".repeat(250));
  return [...[...edges, ...texts, ...others].map((value) => spelled(value).slice(0, 8000)), ...raw];
}
