import { access } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { hashPassword } from "#features/accounts/passwords/hash.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { pictureFolder, storePicture } from "#features/media/pipeline.ts";
import { testApp } from "../../../tests/support/app.ts";
import { testJobs } from "../../../tests/support/jobs.ts";
import { signIn } from "../../../tests/support/sign-in.ts";

const test = await testApp();
const { app, db, time, storage, config } = test;
const jobs = await testJobs(test);
const password = "Rather-long-1-walk";
const hashed = await hashPassword(password);
const day = 86_400_000;
const later = (days: number) => {
  time.now = new Date(time.now.getTime() + days * day);
};

const newUser = async (given: Parameters<typeof makeUser>[1] = {}) => {
  const id = await makeUser(db, { password: hashed, ...given });
  const { email } = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, email, headers: await signIn(db, id) };
};
const askToDelete = (headers: { cookie: string }, given: unknown = password) =>
  app.inject({ method: "DELETE", url: "/api/auth/account", headers, payload: { password: given } });
const logIn = (email: string, remoteAddress = "10.1.0.1") =>
  app.inject({ method: "POST", url: "/api/auth/login", payload: { email, password }, remoteAddress });
const exists = async (id: string) =>
  (await db.selectFrom("users").select("id").where("id", "=", id).execute()).length === 1;

describe("deleting an account", () => {
  it("hides everything at once, is told by mail, and is undone by signing in within a week", async () => {
    const { id, email, headers } = await newUser();
    const other = await signIn(db, id);
    const car = await makeListing(db, { user_id: id });
    const answer = await askToDelete(headers);
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect(answer.cookies.find(({ name }) => name === "session")?.value).toBe("");
    for (const device of [headers, other]) {
      expect((await app.inject({ url: "/api/auth/user", headers: device })).statusCode).toBe(401);
    }
    expect((await app.inject(`/api/cars/${car}`)).statusCode).not.toBe(200);
    await jobs.run();
    const [mail] = await jobs.mails();
    expect([mail?.to, mail?.subject]).toEqual([email, expect.stringContaining("22 تشرين الثاني 2026")]);
    later(6.9);
    await jobs.runNamed("accounts.delete_due");
    expect((await logIn(email)).statusCode).toBe(200);
    expect((await app.inject(`/api/cars/${car}`)).statusCode).toBe(200);
    later(30);
    await jobs.runNamed("accounts.delete_due");
    expect(await exists(id)).toBe(true);
  });

  it("takes everything away for good after a week, and nothing of anyone else", async () => {
    const mine = await newUser();
    const others = await newUser();
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#a33" } })
      .jpeg()
      .toBuffer();
    const pictures = await Promise.all(
      [mine, others].map(({ id: userId }) => storePicture({ db, storage }, { bytes, userId })),
    );
    const [myPicture, theirPicture] = pictures.map(({ id }) => id);
    const images = [`/media/${myPicture}/40.webp`];
    const car = await makeListing(db, { user_id: mine.id, images });
    const theirCar = await makeListing(db, { user_id: others.id });
    const seen = { user_id: mine.id, event: "view" as const, visitor_hash: "x", hour: time.now };
    await db
      .insertInto("listing_analytics")
      .values({ ...seen, car_id: theirCar })
      .execute();
    await db
      .insertInto("known_devices")
      .values({ user_id: mine.id, device: "0".repeat(64) })
      .execute();
    await askToDelete(mine.headers);
    later(7);
    await Promise.all([1, 2].map(() => jobs.runNamed("accounts.delete_due")));
    await jobs.run();
    expect([await exists(mine.id), await exists(others.id)]).toEqual([false, true]);
    const rows = await Promise.all([
      db.selectFrom("cars").select("id").where("id", "in", [car, theirCar]).execute(),
      db.selectFrom("uploads").select("id").execute(),
      db.selectFrom("listing_analytics").select("user_id").where("car_id", "=", theirCar).execute(),
      db.selectFrom("known_devices").select("user_id").where("user_id", "=", mine.id).execute(),
    ]);
    expect(rows).toEqual([[{ id: theirCar }], [{ id: theirPicture }], [{ user_id: null }], []]);
    const there = (id = "") =>
      access(join(config.dataDir, "uploads", pictureFolder(id))).then(
        () => true,
        () => false,
      );
    expect([await there(myPicture), await there(theirPicture)]).toEqual([false, true]);
    expect((await logIn(mine.email)).statusCode).toBe(401);
    expect(JSON.stringify(jobs.logged)).not.toContain(mine.email);
  });

  it("needs the password, and guessing it locks as at the sign-in", async () => {
    const { id, email, headers } = await newUser();
    const statuses = [];
    for (let i = 0; i < 6; i++) {
      const wrong = await askToDelete(headers, "Wrong-password-9");
      statuses.push(wrong.statusCode);
      if (wrong.statusCode === 400) expect(Object.keys(wrong.json().errors)).toEqual(["password"]);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 423]);
    expect((await askToDelete(headers)).statusCode).toBe(423);
    expect((await logIn(email, "10.1.0.2")).statusCode, "a session's guesses are its own").toBe(200);
    for (const given of [false, "", null, 7, "x".repeat(1_000)]) {
      const refused = await askToDelete(headers, given);
      expect(Object.keys(refused.json().errors ?? {}), refused.body).toEqual(["password"]);
    }
    expect((await askToDelete({ cookie: "session=nobody" })).statusCode).toBe(401);
    const user = await db
      .selectFrom("users")
      .select("deletion_requested_at")
      .where("id", "=", id)
      .executeTakeFirst();
    expect(user?.deletion_requested_at).toBeNull();
  });

  it("asked for twice at once is one deletion", async () => {
    const { id, email, headers } = await newUser();
    const answers = await Promise.all([askToDelete(headers), askToDelete(headers)]);
    expect(answers.filter(({ statusCode }) => statusCode === 204).length).toBe(1);
    await jobs.run();
    expect((await jobs.mails()).filter(({ to }) => to === email).length).toBe(1);
    expect(await exists(id)).toBe(true);
  });
});

describe("a suspension", () => {
  it("ends by itself when its time is over, and the listings are back", async () => {
    const { now } = time;
    const over = await newUser({ user_status: "suspended", suspended_until: now, suspension_reason: "spam" });
    const longer = await newUser({ user_status: "suspended", suspended_until: new Date(now.getTime() + 1) });
    const endless = await newUser({ user_status: "suspended" });
    const banned = await newUser({ user_status: "banned", suspended_until: now });
    const car = await makeListing(db, { user_id: over.id });
    expect((await app.inject(`/api/cars/${car}`)).statusCode).not.toBe(200);
    await jobs.runNamed("accounts.end_suspensions");
    expect((await app.inject(`/api/cars/${car}`)).statusCode).toBe(200);
    const users = await db
      .selectFrom("users")
      .select(["id", "user_status", "suspension_reason"])
      .where("id", "in", [over.id, longer.id, endless.id, banned.id])
      .execute();
    const statusOf = (one: { id: string }) => users.find(({ id }) => id === one.id)?.user_status;
    expect([over, longer, endless, banned].map(statusOf)).toEqual([
      "active",
      "suspended",
      "suspended",
      "banned",
    ]);
    expect(users.find(({ id }) => id === over.id)?.suspension_reason).toBeNull();
  });
});
