import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { paperForm, pdf } from "#features/payments/pdf.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { testJobs } from "../../../tests/support/jobs.ts";
import { signIn } from "../../../tests/support/sign-in.ts";

const lines: string[] = [];
const test = await testApp({ env: { LOG_LEVEL: "info" }, logTo: { write: (line) => void lines.push(line) } });
const { app, db, config, storage, time } = test;
const jobs = await testJobs(test);
const dayMs = 86_400_000;
const vin = "JTDBR32E720012345";
const store = join(config.dataDir, "uploads");

async function seller(given: object = {}) {
  const id = await makeUser(db);
  const headers = await signIn(db, id);
  const carId = await makeListing(db, { user_id: id, vin_number: vin, ...given });
  const url = `/api/cars/${carId}/papers`;
  return {
    id,
    headers,
    carId,
    url,
    send: (
      bytes: Buffer = pdf,
      fields: Record<string, string> = { kind: "registration" },
      as: object = headers,
    ) => {
      const form = paperForm(bytes, fields);
      return app.inject({ method: "POST", url, payload: form.payload, headers: { ...as, ...form.headers } });
    },
    withdraw: (as: object = headers) => app.inject({ method: "DELETE", url, headers: { ...as } }),
    edit: (payload: object) => app.inject({ method: "PATCH", url: `/api/cars/${carId}`, payload, headers }),
    stands: async () =>
      (await app.inject({ url: `/api/cars/${carId}`, headers })).json().own.papers as {
        state: string;
        isAsked: boolean;
      },
    seenAt: async () =>
      (await app.inject({ url: `/api/cars/${carId}` })).json().papersSeenAt as string | null,
    keys: async () =>
      (
        await sql<{ key: string }>`select key from car_paper_files f join car_papers p on p.id = f.papers_id
          where p.car_id = ${carId}::uuid order by number`.execute(db)
      ).rows.map(({ key }) => key),
  };
}
const reviewer = (await makeAdministrator(db)).id;

/** As if a reviewer had decided. */
async function decided(carId: string, state: "confirmed" | "refused", at = time.now): Promise<void> {
  const reasons = state === "refused" ? ["name"] : [];
  await db
    .updateTable("car_papers")
    .set({ state, reasons, decided_at: at, decided_by: reviewer })
    .where("car_id", "=", carId)
    .where("state", "=", "waiting")
    .execute();
  if (state === "confirmed")
    await db.updateTable("cars").set({ papers_seen_at: at }).where("id", "=", carId).execute();
}
const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#456" } })
  .jpeg()
  .toBuffer();

describe("papers of a listing", () => {
  it("are sent by its owner, kept sealed, and shown to nobody by an address", async () => {
    const one = await seller();
    expect(await one.stands()).toMatchObject({ state: "none", isAsked: false, files: [] });
    const sent = await one.send();
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json()).toMatchObject({
      state: "waiting",
      files: [{ number: 1, kind: "registration", type: "pdf", bytes: pdf.length }],
      sentAt: time.now.toISOString(),
      decidedAt: null,
    });
    await one.send(photo, { kind: "mandate" });
    const [key = "", other = ""] = await one.keys();
    const files = readdirSync(join(store, "papers", one.carId));
    expect(files).toHaveLength(2);
    for (const name of files) {
      const kept = readFileSync(join(store, "papers", one.carId, name));
      expect(kept.includes("%PDF") || kept.includes(Buffer.from([0xff, 0xd8, 0xff])), name).toBe(false);
    }
    expect(sent.body).not.toContain(key);
    for (const address of [one.url, `${one.url}/1`, `/media/${key}`, `/${key}`, `/uploads/${other}`]) {
      const answer = await app.inject({ url: address, headers: one.headers });
      expect(answer.statusCode, address).toBe(404);
    }
    expect(await one.stands()).toMatchObject({
      state: "waiting",
      files: [{}, { kind: "mandate", type: "picture" }],
    });
    const seen = (await app.inject({ url: `/api/cars/${one.carId}` })).body;
    expect(seen).not.toMatch(/"papers"|mandate/);
  });

  it("are not there for guests, for others, for the suspended, nor below a listing that is gone", async () => {
    const one = await seller();
    const stranger = await seller();
    expect((await one.send(pdf, {}, {})).statusCode).toBe(401);
    expect((await one.withdraw({})).statusCode).toBe(401);
    for (const answer of [await one.send(pdf, {}, stranger.headers), await one.withdraw(stranger.headers)]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, "listing.not_found"]);
    }
    expect((await one.send()).statusCode).toBe(201);
    await db.updateTable("cars").set({ deleted_at: time.now }).where("id", "=", one.carId).execute();
    expect([(await one.send()).statusCode, (await one.withdraw()).statusCode]).toEqual([404, 404]);
    const bad = await seller();
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", bad.id).execute();
    expect((await bad.send()).statusCode).toBe(401);
    expect(await bad.keys()).toEqual([]);
  });

  it("are four, also of those sent at once, and one set", async () => {
    const one = await seller();
    const answers = await Promise.all(Array.from({ length: 6 }, () => one.send()));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 201, 409, 409]);
    expect((await one.send()).json().code).toBe("papers.too_many");
    expect(await one.keys()).toHaveLength(4);
    await jobs.run();
    expect(readdirSync(join(store, "papers", one.carId))).toHaveLength(4);
  });

  it("are taken back with their files while nobody has decided, once of two at once", async () => {
    const one = await seller();
    await one.send();
    const [key = ""] = await one.keys();
    const both = await Promise.all([one.withdraw(), one.withdraw()]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await jobs.run();
    expect(await storage.get(key)).toBeUndefined();
    expect(await one.stands()).toMatchObject({ state: "none" });
    await one.send();
    await decided(one.carId, "refused");
    expect((await one.withdraw()).json().code).toBe("papers.none_waiting");
    expect(await one.stands()).toMatchObject({ state: "refused", reasons: ["name"] });
    expect((await one.send()).json()).toMatchObject({ state: "waiting", reasons: [] });
    await decided(one.carId, "confirmed");
    expect((await one.send()).json().code).toBe("papers.confirmed");
  });

  it("of a car need the number that they are compared by", async () => {
    const one = await seller({ vin_number: null });
    expect((await one.send()).json().code).toBe("papers.needs_vin");
    const bike = await seller({ vin_number: null, vehicle_type: "motorcycle" });
    expect((await bike.send()).statusCode).toBe(201);
  });

  it.each([
    ["text", Buffer.from("hello"), {}, 415],
    ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {}, 415],
    ["a broken picture", Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]), {}, 400],
    ["nothing", Buffer.alloc(0), {}, 400],
    ["12 MB and a byte", Buffer.alloc(12 * 1024 * 1024 + 1), {}, 413],
    ["of a kind that is none", pdf, { kind: "passport" }, 400],
    ["of a kind of nobody", pdf, { kind: "__proto__" }, 400],
  ])("are not %s", async (_, bytes, fields, status) => {
    const one = await seller();
    expect((await one.send(bytes, fields)).statusCode).toBe(status);
    expect([await one.keys(), (await one.stands()).state]).toEqual([[], "none"]);
  });

  it("leave neither the name of a file nor what is in it in the log", async () => {
    const one = await seller();
    await one.send(Buffer.from("%PDF-1.4 Rana-Secret"), { kind: "registration", name: "Rana-Haddad.pdf" });
    expect(lines.join("")).toContain(one.carId);
    expect(lines.join("")).not.toContain("Rana");
  });
});

describe("the badge of papers that were seen", () => {
  it.each([
    ["the number", { vinNumber: "JTDBR32E720054321" }],
    ["the brand", { brand: "toyota", model: "yaris" }],
    ["the model", { model: "rio" }],
    ["the year", { year: 2017 }],
  ])("ends when %s changes by the form's call", async (_, change) => {
    const one = await seller({ status: "pending" });
    await one.send();
    await decided(one.carId, "confirmed");
    expect(await one.stands()).toMatchObject({ state: "confirmed", decidedAt: time.now.toISOString() });
    const changed = await one.edit(change);
    expect(changed.statusCode, changed.body).toBe(200);
    expect(await one.stands()).toMatchObject({ state: "ended", decidedAt: time.now.toISOString() });
    await one.send();
    expect((await one.edit({ year: 2016 })).statusCode).toBe(200);
    expect(await one.stands()).toMatchObject({ state: "ended", decidedAt: null });
  });

  it("stays when only what nobody compares changes, and is shown to everybody", async () => {
    const one = await seller();
    expect(await one.seenAt()).toBeNull();
    await one.send();
    await decided(one.carId, "confirmed");
    expect((await one.edit({ price: 11_500 })).statusCode).toBe(200);
    expect(await one.seenAt()).toBe(time.now.toISOString());
    // A change of a live one waits: buyers see what was compared until it is approved.
    expect((await one.edit({ year: 2016 })).statusCode).toBe(200);
    expect(await one.seenAt()).toBe(time.now.toISOString());
  });

  it("ends with another seller, also where no verb does it", async () => {
    const one = await seller();
    await one.send();
    await decided(one.carId, "confirmed");
    await db
      .updateTable("cars")
      .set({ user_id: await makeUser(db) })
      .where("id", "=", one.carId)
      .execute();
    expect(await one.seenAt()).toBeNull();
  });
});

describe("a number that another seller had on sale before", () => {
  it("is held for a review, and papers are asked of who came later", async () => {
    const number = "JTDBR32E7200AAAA1";
    const first = await seller({ vin_number: number, created_at: new Date(time.now.getTime() - dayMs) });
    const later = await seller({ vin_number: number, created_at: time.now });
    expect([(await first.stands()).isAsked, (await later.stands()).isAsked]).toEqual([false, true]);
    await later.send();
    expect((await later.stands()).isAsked).toBe(false);
    await decided(later.carId, "refused");
    expect((await later.stands()).isAsked).toBe(true);
    await db
      .updateTable("cars")
      .set({ status: "expired", expired_reason: "sold" })
      .where("id", "=", first.carId)
      .execute();
    expect((await later.stands()).isAsked).toBe(false);
  });
});

describe("what is kept of papers", () => {
  const later = (days: number) => new Date(time.now.getTime() + days * dayMs);
  const forget = async () => {
    await jobs.runNamed("papers.forget");
    await jobs.run();
  };

  it("goes a term after the decision, which stays, and sooner where the settings say so", async () => {
    const one = await seller();
    await one.send();
    await decided(one.carId, "confirmed");
    const [key = ""] = await one.keys();
    const begin = time.now;
    time.now = later(29);
    await forget();
    expect(await storage.get(key)).toBeDefined();
    time.now = later(1);
    await forget();
    expect([await storage.get(key), await one.keys()]).toEqual([undefined, []]);
    expect(await one.stands()).toMatchObject({ state: "confirmed", files: [] });
    expect(await one.seenAt()).toBe(begin.toISOString());
    const two = await seller();
    await two.send();
    await decided(two.carId, "refused");
    const setting = db.updateTable("app_settings").where("key", "=", "papers_days");
    await setting.set({ value: "2" }).execute();
    time.now = later(2);
    await forget();
    expect(await two.keys()).toEqual([]);
    expect(await two.stands()).toMatchObject({ state: "refused" });
    await setting.set({ value: "30" }).execute();
  });

  it("goes when nobody looked for 90 days: then they can be sent again", async () => {
    const one = await seller({ expires_at: later(400) });
    await one.send();
    const [key = ""] = await one.keys();
    time.now = later(90);
    await forget();
    expect(await storage.get(key)).toBeUndefined();
    const headers = await signIn(db, one.id);
    expect((await one.send(pdf, {}, headers)).json()).toMatchObject({
      state: "waiting",
      files: [{ number: 1 }],
    });
  });

  it("goes with the listing, once its owner cannot bring it back, and with the account", async () => {
    const one = await seller();
    await one.send();
    const [key = ""] = await one.keys();
    await app.inject({ method: "DELETE", url: `/api/cars/${one.carId}`, headers: one.headers });
    await forget();
    expect(await storage.get(key)).toBeDefined();
    time.now = new Date(time.now.getTime() + 2 * 3_600_000);
    await forget();
    expect(await storage.get(key)).toBeUndefined();

    const other = await seller();
    await other.send();
    const [theirs = ""] = await other.keys();
    await sql`update users set deletion_requested_at = ${time.now} where id = ${other.id}::uuid`.execute(db);
    time.now = later(8);
    await jobs.runNamed("accounts.delete_due");
    await jobs.run();
    expect(await storage.get(theirs)).toBeUndefined();
    const { rows } = await sql`select from car_papers where user_id = ${other.id}::uuid`.execute(db);
    expect(rows).toEqual([]);
  });

  it("is named in the export of one's data, but for where it lies", async () => {
    const one = await seller();
    await one.send();
    const [key = ""] = await one.keys();
    const document = (await app.inject({ url: "/api/auth/export", headers: one.headers })).json();
    expect(document.papersOfListings).toMatchObject([
      { carId: one.carId, state: "waiting", files: [{ number: 1, kind: "registration", bytes: pdf.length }] },
    ]);
    expect(JSON.stringify(document)).not.toContain(key);
    expect(JSON.stringify(document)).not.toContain("decidedBy");
  });
});
