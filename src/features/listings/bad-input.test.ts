import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../tests/support/app.ts";
import { makeListing, makeUser } from "./listing.factory.ts";

const { app, db } = await testApp();
const kia = await makeListing(db, { user_id: await makeUser(db) });
const get = async (url: string) => {
  const answer = await app.inject({ url, headers: { "accept-language": "en" } });
  return { status: answer.statusCode, body: answer.json() };
};

describe("the calls beside the search", () => {
  const refusal = (field: string) => ({
    status: 400,
    body: { code: "request.invalid", errors: { [field]: expect.any(String) } },
  });

  it.each([
    ["/api/cars/suggest", "q"],
    ["/api/cars/suggest?q=", "q"],
    ["/api/cars/suggest?q=%20%20", "q"],
    [`/api/cars/suggest?q=${"x".repeat(101)}`, "q"],
    ["/api/cars/suggest?q=a&q=b", "q"],
    ["/api/cars/suggest?q=kia&vehicleType=boat", "vehicleType"],
    ["/api/cars/featured?limit=10000", "limit"],
    ["/api/cars/featured?limit=many", "limit"],
    [`/api/cars/${kia}/similar?limit=0`, "limit"],
    [`/api/cars/${kia}/similar?limit=13`, "limit"],
    ["/api/cars/'; DROP TABLE cars; --/similar", "id"],
    ["/api/cars/%00", "id"],
  ])("refuse %s, naming the field", async (address, field) => {
    expect(await get(address)).toMatchObject(refusal(field));
  });

  it("suggest nothing harmful for what nobody means", async () => {
    for (const q of [
      "'; DROP TABLE cars; --",
      "a\0b",
      "\0",
      "%_\\",
      "🚗",
      "\u202e",
      "٠٠٠",
      "x".repeat(100),
    ]) {
      const { status, body } = await get(`/api/cars/suggest?q=${encodeURIComponent(q)}`);
      expect([200, 400], q).toContain(status);
      if (status === 400) expect(body, q).toMatchObject({ errors: { q: expect.any(String) } });
    }
  });

  it("count only events that there are, of an id that is one", async () => {
    const send = async (id: string, payload: unknown, type = "application/json") => {
      const url = `/api/cars/${id}/events`;
      const headers = { "content-type": type };
      const body = typeof payload === "string" ? payload : JSON.stringify(payload);
      const answer = await app.inject({ method: "POST", url, headers, payload: body });
      return { status: answer.statusCode, body: answer.body ? answer.json() : undefined };
    };
    for (const id of ["1", "%00", "';%20DROP%20TABLE%20cars;--"]) {
      expect(await send(id, { event: "view" })).toMatchObject(refusal("id"));
    }
    expect((await send(randomUUID(), { event: "view" })).status).toBe(404);
    expect(await send(kia, { event: "steal" })).toMatchObject(refusal("event"));
    expect(await send(kia, {})).toMatchObject(refusal("event"));
    expect(await send(kia, { event: "view", channel: "call" })).toMatchObject(refusal("channel"));
    expect(await send(kia, { event: "contact", channel: "\0" })).toMatchObject(refusal("channel"));
    for (const payload of ["null", "[]", '"view"', "{", ""])
      expect((await send(kia, payload)).status).toBe(400);
    expect((await send(kia, "event=view", "text/plain")).status).toBe(415);
    const { count } = await db
      .selectFrom("listing_analytics")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });
});
