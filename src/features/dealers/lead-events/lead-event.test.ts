import { describe, expect, it } from "vitest";
import { makeTalker } from "#features/conversations/conversation.factory.ts";
import { makeListing } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { makeProgramKey, stockVehicle } from "../keys/key.factory.ts";
import { makeDealer } from "../showrooms/showroom.factory.ts";

const { app, db, time } = await testApp();

let made = 0;
async function program(scopes: ("stock" | "leads")[] = ["leads"]) {
  const id = await makeDealer(db, `leads-${++made}`);
  const { headers } = await makeProgramKey(db, id, { at: time.now, scopes });
  const get = async (query: Record<string, string> = {}) => {
    const answer = await app.inject({ url: "/api/leads/events", query, headers });
    return { status: answer.statusCode, ...answer.json() };
  };
  return { id, headers, get, carId: await makeListing(db, { user_id: id }) };
}
const write = (headers: object, carId: string) =>
  app.inject({
    method: "POST",
    url: "/api/conversations",
    headers: { ...headers },
    payload: { carId, content: "A secret of the buyer" },
  });

describe("the leads of a dealer", () => {
  it("are conversations, calls, offers and viewings of buyers, told once by the cursor", async () => {
    const { id, get, carId } = await program(["stock", "leads"]);
    const { headers } = await makeProgramKey(db, id, { at: time.now });
    const kept = await app.inject({ method: "PUT", url: "/api/stock/L-1", headers, payload: stockVehicle });
    const buyer = await makeTalker(app, db);
    await db.updateTable("cars").set({ status: "active" }).where("id", "=", kept.json().listingId).execute();
    const { id: talk } = (await write(buyer.headers, carId)).json().conversation;
    const first = await get();
    expect(first.data).toMatchObject([
      { kind: "message", listingId: carId, conversationId: talk, stockNumber: null },
    ]);
    time.now = new Date(time.now.getTime() + 1000);
    const until = new Date(time.now.getTime() + 86_400_000).toISOString();
    const offer = { amount: 8000, currency: "usd", until };
    const url = `/api/conversations/${talk}`;
    await app.inject({ method: "POST", url: `${url}/offers`, headers: buyer.headers, payload: offer });
    await app.inject({ method: "POST", url: `${url}/viewings`, headers: buyer.headers, payload: {} });
    await app.inject({
      method: "POST",
      url: `/api/cars/${kept.json().listingId}/events`,
      payload: { event: "contact", channel: "call" },
    });
    const second = await get({ cursor: first.next });
    expect(second.data.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      "call",
      "offer",
      "viewing",
    ]);
    expect(second.data.find(({ kind }: { kind: string }) => kind === "offer")).toMatchObject({
      amount: 8000,
      currency: "usd",
    });
    expect(second.data.find(({ kind }: { kind: string }) => kind === "call")?.stockNumber).toBe("L-1");
    const third = await get({ cursor: second.next });
    expect(third.data).toEqual([]);
    expect((await get({ cursor: third.next })).data).toEqual([]);
    expect(JSON.stringify([first, second])).not.toContain("secret of the buyer");
  });

  it("are those of its own vehicles alone, for a key with that scope", async () => {
    const [lara, karim, stock] = [await program(), await program(), await program(["stock"])];
    const buyer = await makeTalker(app, db);
    await write(buyer.headers, lara.carId);
    expect((await lara.get()).data).toHaveLength(1);
    expect((await karim.get()).data).toEqual([]);
    expect(await stock.get()).toMatchObject({ status: 403, code: "key.wrong_scope" });
  });

  it("are told a year back at most, no matter how old they are asked for", async () => {
    const { get } = await program();
    expect(await get({ since: "0000-01-01T00:00:00Z" })).toMatchObject({ status: 200, data: [] });
  });

  const at = (moment: string) =>
    Buffer.from(`${moment} 00000000-0000-0000-0000-000000000000`).toString("base64url");
  it.each([
    "x",
    "",
    at("2026-02-30 10:00:00+00"),
    at("0000-01-01 10:00:00+00"),
    at("2026-02-01 25:00:00+00"),
    "a".repeat(201),
  ])("are not found behind the cursor %s", async (cursor) => {
    const { get } = await program();
    expect((await get({ cursor })).status).toBe(400);
  });
});
