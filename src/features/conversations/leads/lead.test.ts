import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { makeTalk, makeTalker, type Talker } from "../conversation.factory.ts";
import { longestNote, mostNotes } from "./lead.schema.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);
// Brings the plan that has room for everything.
beforeAll(() => makeUser(db));

const inHours = (hours: number) => new Date(time.now.getTime() + hours * 3_600_000).toISOString();
const patch = (who: Pick<Talker, "headers">, id: string, payload: object) =>
  app.inject({ method: "PATCH", url: `/api/leads/${id}`, headers: who.headers, payload });
const note = (who: Talker, id: string, text: string) => who.post(`/api/leads/${id}/notes`, { text });
const leads = async (who: Talker, query = "") => (await who.get(`/api/leads${query}`)).json();
const one = async (who: Talker, id: string) => (await who.get(`/api/leads/${id}`)).json();
const states = ({ data }: { data: { id: string; state: string }[] }) => data.map(({ state }) => state);

describe("the leads of a seller", () => {
  it("are each buyer and listing once, the last active first, and none of the buyer's", async () => {
    const { buyer, seller, carId, id } = await makeTalk(app, db);
    const other = await makeTalker(app, db);
    time.now = new Date(time.now.getTime() + 1000);
    await other.begin(carId);
    time.now = new Date(time.now.getTime() + 1000);
    await buyer.write(id, "Hello again");
    const found = await leads(seller);
    expect(found).toMatchObject({
      total: 2,
      counts: { new: 2, contacted: 0 },
      calls: { call: 0, whatsapp: 0 },
    });
    expect(found.data[0]).toMatchObject({ id, state: "new", isOwnState: false, remindAt: null, notes: 0 });
    expect(found.data[0].conversation).toMatchObject({ role: "seller", last: { content: "Hello again" } });
    expect((await leads(seller, "?limit=1&page=2")).data[0].id).not.toBe(id);
    expect(await leads(buyer)).toMatchObject({ total: 0, data: [] });
  });

  it("tell no more of a buyer than the conversation does", async () => {
    const { buyer, seller, id } = await makeTalk(app, db);
    const { email, last_name } = await db
      .updateTable("users")
      .set({ last_name: "Khoury-Secret" })
      .where("id", "=", buyer.id)
      .returning(["email", "last_name"])
      .executeTakeFirstOrThrow();
    const told = JSON.stringify([
      await leads(seller),
      await one(seller, id),
      (await seller.get("/api/leads.csv")).body,
    ]);
    for (const secret of [email, last_name, buyer.id]) expect(told).not.toContain(secret);
    expect((await leads(seller, "?search=secret")).total).toBe(0);
  });

  it("are as far as what was written and arranged tells, until the seller says otherwise", async () => {
    const { buyer, seller, id } = await makeTalk(app, db);
    await seller.write(id, "It is");
    expect(states(await leads(seller))).toEqual(["contacted"]);
    const times = [inHours(24)];
    const made = (await seller.post(`/api/conversations/${id}/viewings`, { times })).json();
    await buyer.post(`/api/viewings/${made.id}/confirm`, { time: times[0] });
    expect(states(await leads(seller))).toEqual(["viewing"]);
    expect((await patch(seller, id, { state: "won" })).json()).toMatchObject({
      state: "won",
      isOwnState: true,
    });
    expect(await leads(seller, "?state=won")).toMatchObject({ total: 1, counts: { won: 1, viewing: 0 } });
    expect((await leads(seller, "?state=viewing")).total).toBe(0);
    expect((await patch(seller, id, { state: null })).json()).toMatchObject({
      state: "viewing",
      isOwnState: false,
    });
  });

  it("are found by words of the listing and of the buyer's first name, as words and not as patterns", async () => {
    const { buyer, seller } = await makeTalk(app, db, { title: "Kia Sportage very clean" });
    await db.updateTable("users").set({ first_name: "رنا" }).where("id", "=", buyer.id).execute();
    for (const search of ["sportage", "رنا", "SPORTAGE رنا"])
      expect((await leads(seller, `?search=${encodeURIComponent(search)}`)).total, search).toBe(1);
    for (const search of ["corolla", "%%%", "___", "sportage corolla"])
      expect((await leads(seller, `?search=${encodeURIComponent(search)}`)).total, search).toBe(0);
  });

  it("count how often the numbers were asked for lately", async () => {
    const { seller, carId } = await makeTalk(app, db);
    for (const channel of ["call", "whatsapp"]) {
      await sql`insert into listing_analytics (car_id, event, channel, visitor_hash, hour)
        select ${carId}::uuid, 'contact', ${channel}, ${channel} || n, ${time.now}::timestamptz - n * interval '20 days'
        from generate_series(0, 2) n`.execute(db);
    }
    expect((await leads(seller)).calls).toEqual({ call: 2, whatsapp: 2 });
  });

  it("tell what the buyer did", async () => {
    const { buyer, seller, id } = await makeTalk(app, db);
    time.now = new Date(time.now.getTime() + 1000);
    const offer = { amount: 8000, currency: "usd", until: inHours(24) };
    await buyer.post(`/api/conversations/${id}/offers`, offer);
    time.now = new Date(time.now.getTime() + 1000);
    await buyer.post(`/api/conversations/${id}/viewings`, {});
    const { acts } = await one(seller, id);
    expect(acts.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ["viewing", null],
      ["offer", 8000],
      ["message", null],
    ]);
  });

  it("are nobody else's", async () => {
    const { buyer, id } = await makeTalk(app, db);
    const other = await makeTalker(app, db);
    for (const who of [buyer, other]) {
      const answers = [
        await who.get(`/api/leads/${id}`),
        await patch(who, id, { state: "won" }),
        await note(who, id, "Mine"),
      ];
      for (const answer of answers) {
        expect(answer.statusCode).toBe(404);
        expect(answer.json().code).toBe("lead.not_found");
      }
    }
    for (const url of ["/api/leads", `/api/leads/${id}`, "/api/leads.csv"])
      expect((await app.inject({ url })).statusCode).toBe(401);
    expect(await db.selectFrom("leads").selectAll().where("conversation_id", "=", id).execute()).toEqual([]);
  });
});

describe("a note", () => {
  it("is kept with its time, read by the seller alone, and never changed", async () => {
    const { buyer, seller, id } = await makeTalk(app, db);
    const kept = await note(seller, id, "  <b>Calls</b> back\r\non Monday\0 ");
    expect(kept.statusCode, kept.body).toBe(201);
    expect(kept.json()).toMatchObject({
      text: "<b>Calls</b> back\non Monday",
      createdAt: time.now.toISOString(),
    });
    await note(seller, id, "Second");
    const texts = (await one(seller, id)).noteList.map(({ text }: { text: string }) => text);
    expect(texts).toEqual(["Second", "<b>Calls</b> back\non Monday"]);
    expect((await leads(seller)).data[0].notes).toBe(2);
    expect(JSON.stringify([await buyer.list(), await buyer.messages(id)])).not.toContain("Monday");
    await expect(db.updateTable("lead_notes").set({ text: "x" }).execute()).rejects.toThrow("stays");
  });

  it.each(["", "  \n ", "x".repeat(longestNote + 1), "half \ud800"])("is not %j", async (text) => {
    const { seller, id } = await makeTalk(app, db);
    expect((await note(seller, id, text)).statusCode).toBe(400);
  });

  it("is one of so many, also at once", async () => {
    const { seller, id } = await makeTalk(app, db);
    await sql`insert into lead_notes (conversation_id, user_id, text, created_at)
      select ${id}::uuid, ${seller.id}::uuid, 'n', now() from generate_series(2, ${mostNotes})`.execute(db);
    const codes = await Promise.all([1, 2, 3].map(async (n) => (await note(seller, id, `${n}`)).statusCode));
    expect(codes.toSorted()).toEqual([201, 409, 409]);
    expect((await one(seller, id)).noteList).toHaveLength(mostNotes);
  });
});

describe("a reminder", () => {
  const due = async () => {
    await sql`update graphile_worker._private_jobs set run_at = now() - interval '1 minute'
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'conversations.remind_lead')`.execute(
      db,
    );
    await jobs.run();
  };
  const noticesOf = ({ id }: Talker) =>
    db.selectFrom("notifications").select(["title_en", "link"]).where("user_id", "=", id).execute();

  it("comes to the seller alone, once, and is over then", async () => {
    const { buyer, seller, id } = await makeTalk(app, db);
    const remindAt = inHours(5);
    expect((await patch(seller, id, { remindAt })).json().remindAt).toBe(remindAt);
    // What is left out stays.
    expect((await patch(seller, id, { state: "lost" })).json()).toMatchObject({ state: "lost", remindAt });
    time.now = new Date(time.now.getTime() + 6 * 3_600_000);
    await due();
    await due();
    expect(await noticesOf(seller)).toMatchObject([
      { title_en: expect.stringContaining("Get back to"), link: `/my-leads?lead=${id}` },
    ]);
    expect(await noticesOf(buyer)).toEqual([]);
    expect(await one(seller, id)).toMatchObject({ state: "lost", remindAt: null });
  });

  it("does not come when it was taken back, or set to later", async () => {
    const [first, second] = [await makeTalk(app, db), await makeTalk(app, db)];
    for (const { seller, id } of [first, second]) await patch(seller, id, { remindAt: inHours(1) });
    await patch(first.seller, first.id, { remindAt: null });
    await patch(second.seller, second.id, { remindAt: inHours(48) });
    time.now = new Date(time.now.getTime() + 2 * 3_600_000);
    await due();
    expect([await noticesOf(first.seller), await noticesOf(second.seller)]).toEqual([[], []]);
  });

  it.each([-1, 0, 366 * 24 + 1])("is not %d hours from now", async (hours) => {
    const { seller, id } = await makeTalk(app, db);
    expect((await patch(seller, id, { remindAt: inHours(hours) })).json().errors).toHaveProperty("remindAt");
  });
});

describe("the file", () => {
  it("has the leads that are filtered, in the reader's language, and nothing that a spreadsheet runs", async () => {
    const { seller, id } = await makeTalk(app, db);
    const other = await makeTalker(app, db);
    await other.begin(await makeListing(db, { user_id: seller.id }));
    await note(seller, id, "=HYPERLINK(1)");
    await patch(seller, id, { state: "won" });
    const file = await app.inject({
      url: "/api/leads.csv?state=won",
      headers: { ...seller.headers, "accept-language": "en" },
    });
    expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(file.headers["cache-control"]).toContain("no-store");
    const lines = file.body.trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("'=HYPERLINK(1)");
    expect(lines[1]).toContain(`/messages?c=${id}`);
  });
});
