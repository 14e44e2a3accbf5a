import { serializerCompiler } from "fastify-type-provider-zod";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fc, inputs } from "../../../tests/support/property.ts";
import { compileSerializer } from "./serializer.ts";
import { writtenOnce } from "./written-once.ts";

let checked = 0;
const card = writtenOnce(
  z.object({
    id: z.string().refine(() => ++checked > 0),
    price: z.number(),
    note: z.string().optional(),
    seller: z.object({ name: z.string() }).nullable(),
  }),
);
const route = { method: "GET", url: "/api/cards" };
const writer = (schema: z.ZodType) => compileSerializer({ ...route, schema }) as (value: unknown) => string;
const one = { id: "1", price: 5, seller: { name: "Rana" } };
const answer = z.object({
  data: z.array(card),
  total: z.number().optional(),
  facets: z.object({ a: z.record(z.string(), z.int()), b: z.number().optional() }).optional(),
});

describe("an answer with values that are written once", () => {
  it("says what it would otherwise, whatever it is", () => {
    const anyCard = fc.record(
      {
        id: fc.string(),
        price: fc.double({ noNaN: true, noDefaultInfinity: true }),
        note: fc.string(),
        seller: fc.option(fc.record({ name: fc.string() })),
        secret: fc.string(),
      },
      { requiredKeys: ["id", "price", "seller"] },
    );
    const anyAnswer = fc.record(
      {
        data: fc.array(anyCard),
        total: fc.integer(),
        facets: fc.record({
          a: fc.dictionary(fc.string(), fc.maxSafeInteger()),
          b: fc.integer(),
          secret: fc.string(),
        }),
        secret: fc.string(),
      },
      { requiredKeys: ["data"] },
    );
    const [ours, plain] = [writer(answer), serializerCompiler({ ...route, schema: answer })];
    fc.assert(
      fc.property(anyAnswer, (given) => {
        const text = ours(given);
        expect(JSON.parse(text)).toEqual(JSON.parse(plain(given) as string));
        // Each is given again.
        expect(ours(given)).toBe(text);
        expect(text).not.toContain('"secret"');
      }),
      inputs(200),
    );
  });

  it("holds each against its schema once, in a list, alone or in several answers", () => {
    const given = { ...one };
    checked = 0;
    const [list, single, whole] = [writer(z.array(card)), writer(card), writer(answer)];
    const text = '{"id":"1","price":5,"seller":{"name":"Rana"}}';
    expect([list([given, given]), single(given), whole({ data: [given] })]).toEqual([
      `[${text},${text}]`,
      text,
      `{"data":[${text}]}`,
    ]);
    expect(checked).toBe(1);
    // Another value that says the same is another.
    single({ ...given });
    expect(checked).toBe(2);
  });

  it("reads counts as their schema does, also by a name that is an object's own", () => {
    const given = { data: [one], facets: { a: JSON.parse('{"__proto__": 1, "constructor": 2}') } };
    const plain = serializerCompiler({ ...route, schema: answer });
    expect(JSON.parse(writer(answer)(given))).toEqual(JSON.parse(plain(given) as string));
  });

  it("leaks nothing beyond the contract, at any depth", () => {
    const leaky = { ...one, passwordHash: "x", seller: { name: "Rana", email: "x" } };
    const said = JSON.parse(writer(answer)({ data: [leaky], internal: "x" }));
    expect(said).toEqual({ data: [one] });
  });

  it("is refused where it is something else than its schema says, each time that it is given", () => {
    const wrong = { ...one, price: "5" };
    for (const [schema, value] of [
      [answer, { data: [wrong] }],
      [answer, { data: [wrong] }],
      [answer, { data: "none" }],
      [answer, { data: [one], total: "1" }],
      [answer, { total: 1 }],
      [answer, { data: [one], facets: { a: { x: 1.5 } } }],
      [answer, { data: [one], facets: { a: { x: "1" } } }],
      [answer, { data: [one], facets: { a: [1] } }],
      [answer, { data: [one], facets: { b: 1 } }],
      [answer, null],
      [z.array(card), [one, null]],
      [z.array(card), {}],
      [card, wrong],
    ] as const)
      expect(() => writer(schema)(value), JSON.stringify(value)).toThrow();
  });

  it("is held as a whole where its schema asks for more than its parts", () => {
    expect(() => writer(z.array(card).max(1))([one, one])).toThrow();
    expect(() => writer(answer.refine(({ data }) => data.length > 1))({ data: [one] })).toThrow();
    const strict = z.strictObject({ data: z.array(card) });
    expect(() => writer(strict)({ data: [one], more: 1 })).toThrow();
    const loose = z.looseObject({ data: z.array(card) });
    expect(JSON.parse(writer(loose)({ data: [one], more: 1 }))).toEqual({ data: [one], more: 1 });
  });
});
