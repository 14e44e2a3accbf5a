import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing } from "#features/listings/listing.factory.ts";
import { makeSeller } from "#features/selling/selling.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { plansIn } from "../plan.factory.ts";
import { grantBadge, noteSeen, refuseBadge } from "../verbs/verify-seller.ts";

const test = await testApp();
const { app, db, time, storage } = test;
const jobs = await testJobs(test);
const { buyAddOn, giveBack } = plansIn(db, time);
const { id: administratorId } = await makeAdministrator(db);
const admin = await signInAdministrator(db, administratorId, time.now);

const boundary = "----mishwar";
const multipart = (bytes: Uint8Array, field = "file") =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="../../id.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#a33" } })
  .withExif({ IFD3: { GPSLatitude: "33/1 53/1 0/1" } })
  .jpeg()
  .toBuffer();
const paper = Buffer.from("%PDF-1.7\n%%EOF\n");

async function buyer(bought = true) {
  const one = await makeSeller(app, db);
  const item = bought ? await buyAddOn(one.id, "verification_badge", { days: null }) : "";
  const send = (payload: Buffer | string, type = `multipart/form-data; boundary=${boundary}`) =>
    app.inject({
      method: "POST",
      url: "/api/verification/document",
      payload,
      headers: { ...one.headers, "content-type": type },
    });
  const look = { userId: one.id, administratorId, at: time.now };
  return {
    ...one,
    item,
    send,
    look,
    state: async () => (await one.get("/api/verification")).json().state as string,
    keyOf: async () =>
      (
        await db
          .selectFrom("verifications")
          .select("document_key")
          .where("user_id", "=", one.id)
          .executeTakeFirst()
      )?.document_key ?? "",
    isVerified: async () => {
      const user = db.selectFrom("users").select("is_verified_seller").where("id", "=", one.id);
      return (await user.executeTakeFirstOrThrow()).is_verified_seller;
    },
  };
}

describe("the verification badge", () => {
  it("is never there for money alone: telephone and document are seen first, each by itself is not enough", async () => {
    const one = await buyer();
    expect([await one.state(), await one.isVerified()]).toEqual(["document_needed", false]);
    const refused = { code: "verification.not_open" };
    await expect(grantBadge(db, one.look)).rejects.toMatchObject(refused);
    await expect(noteSeen(db, "document", one.look)).rejects.toMatchObject(refused);
    await noteSeen(db, "phone", one.look);
    await expect(grantBadge(db, one.look)).rejects.toMatchObject(refused);
    expect((await one.send(multipart(picture))).json()).toMatchObject({ state: "waiting", phoneSeen: true });
    await expect(grantBadge(db, one.look)).rejects.toMatchObject(refused);
    await noteSeen(db, "document", one.look);
    await grantBadge(db, one.look);
    await grantBadge(db, one.look);
    expect([await one.state(), await one.isVerified()]).toEqual(["granted", true]);
    const direct = db.updateTable("verifications").set({ granted_at: time.now, phone_seen_at: null });
    await expect(direct.execute()).rejects.toThrow("check constraint");
  });

  it("is on the seller's card of a listing, in the status, and goes with a refund", async () => {
    const one = await buyer();
    const carId = await makeListing(db, { user_id: one.id });
    const shown = async () => (await app.inject(`/api/cars/${carId}`)).json().seller.isVerifiedSeller;
    const status = async () => (await one.get("/api/subscription/status")).json();
    expect([await shown(), (await status()).addOns[0].state]).toEqual([false, "waiting"]);
    await one.send(multipart(paper));
    await noteSeen(db, "phone", one.look);
    await noteSeen(db, "document", one.look);
    await grantBadge(db, one.look);
    expect(await shown()).toBe(true);
    expect(await status()).toMatchObject({
      bonusFeatures: { verifiedDealer: true },
      addOns: [{ feature: "verification_badge", state: "running" }],
    });
    await giveBack(one.id, one.item);
    expect([await shown(), await one.state()]).toEqual([false, "none"]);
    await expect(grantBadge(db, one.look)).rejects.toMatchObject({ code: "verification.not_open" });
  });

  it("may be refused with a reason, and another document sent", async () => {
    const one = await buyer();
    await one.send(multipart(picture));
    await expect(refuseBadge(db, { ...one.look, reason: " " })).rejects.toMatchObject({
      code: "request.invalid",
    });
    await refuseBadge(db, { ...one.look, reason: "The name cannot be read" });
    expect((await one.get("/api/verification")).json()).toMatchObject({
      state: "refused",
      refusedReason: "The name cannot be read",
    });
    expect((await one.send(multipart(picture))).json()).toMatchObject({
      state: "waiting",
      refusedReason: null,
    });
  });
});

describe("the document", () => {
  it("lies where no address leads, without its metadata; a newer one replaces it; once seen it is gone", async () => {
    const one = await buyer();
    expect((await one.send(multipart(picture))).statusCode).toBe(200);
    const first = await one.keyOf();
    expect(first).toMatch(/^verifications\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.jpg$/);
    const stored = await storage.get(first);
    const chunks: Buffer[] = [];
    for await (const chunk of stored?.stream ?? []) chunks.push(Buffer.from(chunk));
    expect((await sharp(Buffer.concat(chunks)).metadata()).exif).toBeUndefined();
    for (const address of [`/media/${first}`, `/${first}`, `/media/${first.split("/")[1]}/1.jpg`]) {
      expect((await app.inject({ url: address, headers: one.headers })).statusCode, address).toBe(404);
    }
    await one.send(multipart(paper));
    const second = await one.keyOf();
    await jobs.run();
    expect([await storage.get(first), Boolean(await storage.get(second))]).toEqual([undefined, true]);
    await noteSeen(db, "document", one.look);
    await jobs.run();
    expect([await storage.get(second), await one.keyOf()]).toEqual([undefined, ""]);
    expect((await one.send(multipart(paper))).json()).toMatchObject({ code: "verification.not_open" });
  });

  it("goes with the account", async () => {
    const one = await buyer();
    await one.send(multipart(paper));
    const key = await one.keyOf();
    const asked = new Date(time.now.getTime() - 400 * 86_400_000);
    await db.updateTable("users").set({ deletion_requested_at: asked }).where("id", "=", one.id).execute();
    await jobs.runNamed("accounts.delete_due");
    await jobs.run();
    expect(await storage.get(key)).toBeUndefined();
  });

  it("is refused with the right answer when it is none, too large or nobody's, and nothing is stored", async () => {
    const one = await buyer();
    const stranger = await buyer(false);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const html = Buffer.from("<script>alert(1)</script>");
    const cases: [what: string, answer: { statusCode: number; json(): { code: string } }, status: number][] =
      [
        ["no badge bought", await stranger.send(multipart(picture)), 409],
        ["signed out", await app.inject({ method: "POST", url: "/api/verification/document" }), 401],
        ["html", await one.send(multipart(html)), 415],
        ["svg", await one.send(multipart(svg)), 415],
        ["empty", await one.send(multipart(Buffer.alloc(0))), 400],
        ["another field", await one.send(multipart(picture, "document")), 400],
        ["cut off picture", await one.send(multipart(picture.subarray(0, 200))), 400],
        ["JSON", await one.send("{}", "application/json"), 415],
        ["30 MB", await one.send(multipart(Buffer.concat([paper, Buffer.alloc(30 * 1024 * 1024)]))), 413],
      ];
    for (const [what, answer, status] of cases) expect([what, answer.statusCode]).toEqual([what, status]);
    expect([await one.keyOf(), await one.state()]).toEqual(["", "document_needed"]);
    expect(await stranger.state()).toBe("none");
    expect((await app.inject("/api/verification")).statusCode).toBe(401);
  });

  it("may be sent ten times a day", async () => {
    const one = await buyer();
    const answers = [];
    for (let i = 0; i < 11; i++) answers.push((await one.send(multipart(paper))).statusCode);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});

describe("a badge that was granted", () => {
  async function verified() {
    const one = await buyer();
    await db
      .updateTable("users")
      .set({ first_name: "Honest", last_name: "Seller", phone: "+96170123456" })
      .where("id", "=", one.id)
      .execute();
    await one.send(multipart(paper));
    await noteSeen(db, "phone", one.look);
    await noteSeen(db, "document", one.look);
    await grantBadge(db, one.look);
    const profile = { firstName: "Honest", lastName: "Seller", phone: "70 123 456", city: "" };
    const change = (changed: object) =>
      app.inject({
        method: "PUT",
        url: "/api/auth/profile",
        headers: one.headers,
        payload: { ...profile, ...changed },
      });
    return { ...one, change };
  }
  const decide = (userId: string, what: string, payload?: object) =>
    app.inject({
      method: "PUT",
      url: `/api/admin/verifications/${userId}/${what}`,
      headers: admin,
      ...(payload && { payload }),
    });

  it("stays with another place, and rests with another name or number until that was looked at", async () => {
    const one = await verified();
    const carId = await makeListing(db, { user_id: one.id });
    const shown = async () => (await app.inject(`/api/cars/${carId}`)).json().seller.isVerifiedSeller;
    expect((await one.change({ city: "tyre" })).json().isVerifiedSeller).toBe(true);
    expect([await shown(), await one.state()]).toEqual([true, "granted"]);

    expect((await one.change({ phone: "03 123 456" })).json().isVerifiedSeller).toBe(false);
    expect([await shown(), await one.isVerified(), await one.state()]).toEqual([false, false, "waiting"]);
    expect((await decide(one.id, "grant")).json().code).toBe("verification.unseen");
    expect((await decide(one.id, "seen", { what: "phone" })).statusCode).toBe(200);
    expect((await decide(one.id, "grant")).statusCode).toBe(200);
    expect([await shown(), await one.state()]).toEqual([true, "granted"]);

    await one.change({ phone: "03 123 456", firstName: "Toyota", lastName: "Lebanon" });
    expect([await shown(), await one.state()]).toEqual([false, "document_needed"]);
    // Back to the old name is another name once more: nobody has looked at it since.
    await one.change({ phone: "03 123 456" });
    expect(await shown()).toBe(false);
  });

  it("is told to its owner once, and stands first among those to look at", async () => {
    const one = await verified();
    await jobs.run();
    await one.change({ lastName: "Dealer" });
    await one.change({ lastName: "Trader" });
    await jobs.run();
    const { email } = await db
      .selectFrom("users")
      .select("email")
      .where("id", "=", one.id)
      .executeTakeFirstOrThrow();
    const told = (await jobs.mails()).filter(
      ({ to, subject }) => to === email && subject.includes("شارة التوثيق متوقّفة"),
    );
    expect(told).toHaveLength(1);
    expect((await one.get("/api/notifications?lang=ar")).body).toContain("شارة التوثيق متوقّفة");
    const { data } = (
      await app.inject({ url: "/api/admin/verifications?state=waiting&limit=100", headers: admin })
    ).json();
    const row = data.find(({ user }: { user: { id: string } }) => user.id === one.id);
    expect(row).toMatchObject({ restedAt: time.now.toISOString(), state: "waiting", actions: ["refuse"] });
    await refuseBadge(db, { ...one.look, reason: "This is another person" });
    expect((await one.get("/api/verification")).json()).toMatchObject({ state: "refused" });
  });

  it("is not granted for a number or a name that took the place of what was looked at", async () => {
    const one = await buyer();
    const seenAs = { firstName: "Honest", lastName: "Seller", phone: "+96170123456" };
    const rename = (phone: string, last_name = "Seller") =>
      db
        .updateTable("users")
        .set({ phone, first_name: "Honest", last_name })
        .where("id", "=", one.id)
        .execute();
    await rename("+96170123456");
    await one.send(multipart(paper));
    await rename("+9613123456");
    expect((await decide(one.id, "seen", { what: "phone", seenAs })).json().code).toBe(
      "verification.changed",
    );
    await rename("+96170123456");
    expect((await decide(one.id, "seen", { what: "phone", seenAs })).statusCode).toBe(200);
    await rename("+96170123456", "Lebanon");
    expect((await decide(one.id, "seen", { what: "document", seenAs })).json().code).toBe(
      "verification.changed",
    );
    await rename("+96170123456");
    expect((await decide(one.id, "seen", { what: "document", seenAs })).statusCode).toBe(200);
    await rename("+9613123456");
    expect((await decide(one.id, "grant")).json().code).toBe("verification.unseen");
    await expect(grantBadge(db, one.look)).rejects.toMatchObject({ code: "verification.not_open" });
  });
});
