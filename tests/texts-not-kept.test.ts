import { expect, it } from "vitest";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "./support/app.ts";
import { signIn } from "./support/sign-in.ts";

const { app, db } = await testApp();
const user = await makeUser(db);
const headers = await signIn(db, user);
const carIds = [await makeListing(db, { user_id: user }), await makeListing(db, { user_id: user })];

// The character that PostgreSQL keeps in no text, and half of one, which it keeps in no JSON.
it.each(["a\0b", "\0", "half \ud800"])(
  "a text that no column holds (%j) is refused by name",
  async (name) => {
    const calls = {
      "/api/comparisons": { name, carIds },
      "/api/stock-views": { name, filter: { state: "active" } },
      "/api/saved-searches": { name, filters: { vehicleType: "car", brand: "kia" }, alerts: "off" },
    };
    for (const [url, payload] of Object.entries(calls)) {
      const answer = await app.inject({ method: "POST", url, headers, payload });
      expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([400, ["name"]]);
    }
  },
);

it.each(["/api/dealers?search=a%00b", "/api/dealers/a%00b", "/api/cars?search=a%00b"])(
  "%s fails nowhere",
  async (url) => expect((await app.inject({ url })).statusCode).toBeLessThan(500),
);
