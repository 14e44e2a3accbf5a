import type { InjectOptions } from "fastify";
import { type Chance, chanceOf, times } from "./chance.ts";
import type { Operation } from "./description.ts";
import { hostileParts, hostileTexts, hostileValues, spelled } from "./hostile.ts";
import { type Changed, changedAt, fieldsOf, type Ordinary, queryOf, requestOf } from "./requests.ts";

export interface Attempt {
  /** What was changed, for the message of a failure. */
  what: string;
  call: InjectOptions;
}

/** What is changed of the ordinary request; made only when it is sent, for most of what could be tried is not. */
type Change = () => Changed & { what: string };

const shown = (value: unknown) => String(JSON.stringify(value)).slice(0, 100);

function* ofParameters(operation: Operation, ordinary: Ordinary, chance: Chance): Generator<Change> {
  for (const { in: place, name, schema } of operation.parameters) {
    for (const part of hostileParts(schema, chance, 4 * times)) {
      const what = `${place} ${name}=${part.slice(0, 100)}`;
      if (place === "path") {
        // Nothing, and what addresses resolve by themselves, would be another address.
        if (/^(\.|%2e)*$/i.test(part)) continue;
        yield () => ({ what, params: { [name]: part } });
      } else if (place === "query") {
        const { [name]: _, ...others } = ordinary.query;
        const query = [queryOf(others), `${name}=${part}`].filter(Boolean).join("&");
        yield () => ({ what, query });
      } else {
        yield () => ({ what, headers: { [name]: decodeURIComponentOr(part) } });
      }
    }
    if (place !== "query") continue;
    const { [name]: own = "1", ...others } = ordinary.query;
    const twice = `${name}=${spelled(own)}&${name}=${spelled(hostileTexts[chance.below(40)])}`;
    for (const query of [queryOf(others), twice, `${name}`, `${name}[]=1&${name}[a]=2&${name}.x=3`]) {
      yield () => ({ what: `query ${query.slice(0, 100)}`, query });
    }
  }
}

function decodeURIComponentOr(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function* ofFields(operation: Operation, ordinary: Ordinary, chance: Chance): Generator<Change> {
  const { schema } = operation.body ?? {};
  if (!schema) return;
  const kinds = schema.oneOf ?? schema.anyOf ?? [schema];
  for (const [index, body] of ordinary.bodies.entries()) {
    for (const field of fieldsOf(kinds[index] ?? schema)) {
      for (const value of [undefined, ...hostileValues(field.schema, chance, 4 * times)]) {
        yield () => ({
          what: `body ${field.at.join(".")}=${shown(value)}`,
          payload: JSON.stringify(changedAt(body, field.at, value)) ?? "",
        });
      }
    }
  }
}

/** Bodies that are wrong as a whole, also for operations that take none. */
function* ofBodies(operation: Operation, ordinary: Ordinary, chance: Chance): Generator<Change> {
  if (operation.method === "GET") return;
  if (ordinary.file) yield* ofParts(ordinary, ordinary.file, chance);
  const good = JSON.stringify(ordinary.bodies[0] ?? {});
  const inside = good.slice(1);
  const comma = inside === "}" ? "" : ",";
  const wrong: (string | Buffer)[] = [
    "",
    "{",
    good.slice(0, -1),
    `${good}${good}`,
    `\ufeff${good}`,
    "null",
    "[]",
    "7",
    '"text"',
    "NaN",
    "{'a':1}",
    `{"__proto__":{"polluted":true}${comma}${inside}`,
    `{"constructor":{"prototype":{"polluted":true}}${comma}${inside}`,
    `{"a":1,"a":2${comma}${inside}`,
    `{"surplus\\u0000":"\\ud800"${comma}${inside}`,
    "[".repeat(20_000),
    `${"[".repeat(5000)}${"]".repeat(5000)}`,
    `{"a":"${"x".repeat(1_000_000)}"}`,
    Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
    Buffer.from(good, "utf16le"),
  ];
  for (const payload of chance.some(wrong, 8 * times)) {
    yield () => ({ what: `whole body ${shown(payload.toString())}`, payload });
  }
  const types = [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "application/xml",
    "application/json; charset=utf-7",
    "application/jsonp",
    "application/problem+json",
    "*/*",
    "",
    "a\u00e9/;;=,",
  ];
  for (const type of chance.some(types, 4)) {
    const headers = { "content-type": type };
    yield () => ({ what: `content-type ${type}`, headers, payload: good });
  }
}

/** Bodies of several parts that end early, name their parts oddly, or hold no file. */
function* ofParts(ordinary: Ordinary, file: Buffer, chance: Chance): Generator<Change> {
  const type = String(ordinary.headers["content-type"]);
  const boundary = /boundary=(.+)$/.exec(type)?.[1] ?? "";
  const good = file.toString("latin1");
  const part = (disposition: string, content = "x") =>
    `--${boundary}\r\nContent-Disposition: ${disposition}\r\n\r\n${content}\r\n`;
  const end = `--${boundary}--\r\n`;
  const wrong: string[] = [
    good.slice(0, good.length / 2),
    good.slice(0, -6),
    end,
    `${good}${good}`,
    good.replace('name="file"', 'name="__proto__"'),
    good.replace('name="file"', 'name="file"; filename="../../../../etc/passwd"'),
    good.replace('name="file"', 'name="file"; filename="a\0.jpg"'),
    good.replace('name="file"', "name=\"file\"; filename*=UTF-8''%2e%2e%2f%00%ff"),
    good.replace("\r\n\r\n", "\r\nContent-Transfer-Encoding: base64\r\nContent-Length: -1\r\n\r\n"),
    good.replace("\r\n\r\n", `\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`),
    part('form-data; name="file"; filename="x.jpg"', "") + end,
    part('form-data; name="file"', "not a file") + end,
    part("form-data") + end,
    part('form-data; name="constructor"', "x") + good,
    Array.from({ length: 40 }, (_, at) => part(`form-data; name="field${at}"`)).join("") + good,
    part('form-data; name="part"', "NaN") + good,
    part('form-data; name="part"', "9".repeat(400)) + good,
    part('form-data; name="part"', "y".repeat(50_000)) + good,
    `${"\r\n".repeat(5000)}${good}`,
  ];
  for (const body of chance.some(wrong, 10 * times)) {
    const payload = Buffer.from(body, "latin1");
    yield () => ({ what: `parts ${shown(body.slice(0, 160))}`, payload });
  }
}

/** Headers that every request may carry. */
function* ofHeaders(chance: Chance): Generator<Change> {
  const names = [
    "accept-language",
    "cookie",
    "accept",
    "accept-encoding",
    "if-none-match",
    "if-modified-since",
    "range",
    "user-agent",
    "x-forwarded-for",
    "x-own-call",
    "host",
    "referer",
    "idempotency-key",
    "x-http-method-override",
  ];
  const values = [
    "",
    "\u00ff\u00fe",
    "a".repeat(7000),
    "';--",
    "*/*;q=99999",
    "bytes=0-9999999999",
    "ar-LB;q=NaN,,,;",
    "language=%ED%A0%80; theme=__proto__; session=",
  ];
  for (const name of chance.some(names, 3)) {
    const value = chance.pick(values) ?? "";
    yield () => ({ what: `header ${name}: ${value.slice(0, 60)}`, headers: { [name]: value } });
  }
}

/** Some operations have hundreds of fields: no more than this of all that could be tried with one. */
const most = 130 * times;
export const asUsual = "the ordinary request";

/** What an operation is tried with, in an order that is always the same; the ordinary requests come first. */
export function attemptsOf(operation: Operation, ordinary: Ordinary): (() => Attempt)[] {
  const bodies = ordinary.bodies.length > 0 ? ordinary.bodies : [undefined];
  const usual = bodies.map((body) => () => ({
    what: asUsual,
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  }));
  const chance = chanceOf(operation.call);
  const all: Change[] = [
    ...ofParameters(operation, ordinary, chance),
    ...ofFields(operation, ordinary, chance),
    ...ofBodies(operation, ordinary, chance),
    ...ofHeaders(chance),
  ];
  return [...usual, ...chance.some(all, most)].map((change: Change) => () => {
    const { what, ...changed } = change();
    return { what, call: requestOf(operation, ordinary, changed) };
  });
}
