import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { browser, makeAccount, password } from "../account.factory.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);
const minutes = (count: number) => {
  time.now = new Date(time.now.getTime() + count * 60_000);
};
let last = 0;
const elsewhere = () => `2001:db8:${(++last).toString(16)}::1`;
type Browser = ReturnType<typeof browser>;
const deviceOf = (there: Browser) => there.jar.get("device") ?? "";
/** Another browser with the device cookie of one, and no session. */
const withDevice = (secret: string, address = elsewhere()) => {
  const there = browser(app, { address });
  there.jar.set("device", secret);
  return there;
};
async function lockForStrangers(email: string) {
  for (let turn = 0; turn < 5; turn++) await browser(app, { address: elsewhere() }).signIn(email, "wrong");
  expect((await browser(app, { address: elsewhere() }).signIn(email)).statusCode).toBe(423);
}
async function signedIn() {
  const { id, email } = await makeAccount(db);
  const there = browser(app, { address: elsewhere() });
  expect((await there.signIn(email)).statusCode).toBe(200);
  return { id, email, there };
}

describe("the secret of a known browser", () => {
  it("is another one after each sign-in; the one before works ten minutes more, for an answer that was lost", async () => {
    const { email, there } = await signedIn();
    const first = deviceOf(there);
    await there.signIn(email);
    const second = deviceOf(there);
    expect(second).not.toBe(first);
    await lockForStrangers(email);
    const lost = withDevice(first);
    expect((await lost.signIn(email)).statusCode).toBe(200);
    expect(deviceOf(lost)).not.toBe(first);
    minutes(11);
    expect((await withDevice(first).signIn(email)).statusCode, "the first").toBe(423);
    expect((await withDevice(second).signIn(email)).statusCode, "the second").toBe(200);
    expect((await withDevice(deviceOf(lost)).signIn(email)).statusCode, "the one given again").toBe(200);
  });

  it("is known whichever of two sign-ins at once was answered last, and nobody is told of a new browser", async () => {
    const { email, there } = await signedIn();
    await jobs.run();
    const before = (await jobs.mails()).length;
    const secret = deviceOf(there);
    const both = [withDevice(secret), withDevice(secret)];
    const answers = await Promise.all(both.map((one) => one.signIn(email)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await lockForStrangers(email);
    minutes(11);
    await lockForStrangers(email);
    for (const one of both) expect((await withDevice(deviceOf(one)).signIn(email)).statusCode).toBe(200);
    await jobs.run();
    expect(await jobs.mails()).toHaveLength(before);
  });

  it("that somebody planted is not taken over", async () => {
    const { email } = await makeAccount(db);
    const planted = "p".repeat(43);
    const there = withDevice(planted);
    expect((await there.signIn(email)).statusCode).toBe(200);
    expect(deviceOf(there)).not.toBe(planted);
    await lockForStrangers(email);
    expect((await withDevice(planted).signIn(email)).statusCode).toBe(423);
  });

  it("of another account, made up, malformed or read from the table is a stranger's", async () => {
    const { id, email } = await signedIn();
    const other = await signedIn();
    await lockForStrangers(email);
    const { rows } = await sql<{ device: string }>`
      select device from known_devices where user_id = ${id}::uuid`.execute(db);
    for (const secret of [deviceOf(other.there), "x".repeat(43), "' or 1=1", rows[0]?.device ?? ""]) {
      expect((await withDevice(secret).signIn(email)).statusCode, secret).toBe(423);
    }
  });

  it("gives no more guesses by signing in to another account of the same browser in between", async () => {
    const { email, there } = await signedIn();
    const own = await makeAccount(db);
    const seen: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      expect((await there.signIn(own.email)).statusCode).toBe(200);
      for (let guess = 0; guess < 2; guess++) seen.push((await there.signIn(email, "wrong")).statusCode);
    }
    expect(seen).toEqual([401, 401, 401, 401, 401, 423, 423, 423]);
    // Both accounts of a household keep the browser.
    await lockForStrangers(own.email);
    expect((await there.signIn(own.email)).statusCode).toBe(200);
  });
});

describe("a known browser is forgotten", () => {
  const isKnown = async (email: string, secret: string) => {
    await lockForStrangers(email);
    return (await withDevice(secret).signIn(email)).statusCode === 200;
  };

  it("by signing every other device out, which keeps the one that asks", async () => {
    const { email, there } = await signedIn();
    const other = browser(app, { address: elsewhere() });
    await other.signIn(email);
    expect((await there.send("DELETE", "/api/auth/sessions")).statusCode).toBe(204);
    expect(await isKnown(email, deviceOf(other))).toBe(false);
    expect((await withDevice(deviceOf(there)).signIn(email)).statusCode).toBe(200);
  });

  it("by another password, which keeps the one that chose it", async () => {
    const { email, there } = await signedIn();
    const other = browser(app, { address: elsewhere() });
    await other.signIn(email);
    const next = "Another-Password-7";
    const changed = await there.send("PUT", "/api/auth/change-password", {
      currentPassword: password,
      newPassword: next,
      confirmPassword: next,
    });
    expect(changed.statusCode).toBe(200);
    await lockForStrangers(email);
    expect((await withDevice(deviceOf(other)).signIn(email, next)).statusCode).toBe(423);
    expect((await withDevice(deviceOf(there)).signIn(email, next)).statusCode).toBe(200);
  });

  it("by the link of a mail, all of them but the one that opens it, also behind an address that is locked", async () => {
    const { email, there } = await signedIn();
    const before = deviceOf(there);
    await there.send("POST", "/api/auth/forgot-password", { email });
    await jobs.run();
    const [mail] = await jobs.mails();
    const token = /token=([\w-]{43})/.exec(mail?.text ?? "")?.[1];
    const next = "Another-Password-7";
    const reset = await there.send("POST", "/api/auth/reset-password", {
      token,
      password: next,
      confirmPassword: next,
    });
    expect(reset.statusCode).toBe(200);
    await lockForStrangers(email);
    expect((await withDevice(before).signIn(email, next)).statusCode).toBe(423);
    const address = "198.51.100.90";
    for (let turn = 0; turn < 50; turn++) {
      await browser(app, { address }).signIn(`nobody-else-${turn}@example.com`, "wrong");
    }
    expect((await browser(app, { address }).signIn(email, next)).statusCode).toBe(423);
    expect((await withDevice(deviceOf(there), address).signIn(email, next)).statusCode).toBe(200);
  });
});

describe("behind an address that is locked", () => {
  it("a known browser signs in and a live session changes its password; a stranger waits", async () => {
    const { email, there } = await signedIn();
    const address = "198.51.100.77";
    for (let turn = 0; turn < 50; turn++) {
      await browser(app, { address }).signIn(`nobody-${turn}@example.com`, "wrong");
    }
    const neighbour = await makeAccount(db);
    expect((await browser(app, { address }).signIn(neighbour.email)).statusCode).toBe(423);
    const home = withDevice(deviceOf(there), address);
    expect((await home.signIn(email)).statusCode).toBe(200);
    const changed = await home.send("PUT", "/api/auth/change-password", {
      currentPassword: password,
      newPassword: "Another-Password-7",
      confirmPassword: "Another-Password-7",
    });
    expect(changed.statusCode).toBe(200);
  });
});
