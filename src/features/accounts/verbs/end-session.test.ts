import { describe, expect, it } from "vitest";
import { testApp } from "../../../../tests/support/app.ts";
import { browser, makeAccount } from "../account.factory.ts";

const { app, db, time } = await testApp();

interface Device {
  id: string;
  browser: string | null;
  system: string | null;
  current: boolean;
}

async function twoDevices() {
  const { email } = await makeAccount(db);
  const [first, second] = [browser(app), browser(app, { userAgent: "curl/8" })];
  await first.signIn(email);
  time.now = new Date(time.now.getTime() + 1000);
  await second.signIn(email);
  const devices = async () => (await first.send("GET", "/api/auth/sessions")).json<Device[]>();
  return { email, first, second, devices };
}

describe("the list of devices", () => {
  it("shows one's own, the latest first, with what each is", async () => {
    const { devices } = await twoDevices();
    expect(await devices()).toEqual([
      expect.objectContaining({ browser: null, system: null, current: false }),
      expect.objectContaining({ browser: "Firefox", system: "Linux", current: true }),
    ]);
  });

  it("ends one of them, and never another user's", async () => {
    const { first, second, devices } = await twoDevices();
    const stranger = (await twoDevices()).first;
    const [other] = await devices();
    const end = (id = "") => first.send("DELETE", `/api/auth/sessions/${id}`);
    expect((await stranger.send("DELETE", `/api/auth/sessions/${other?.id}`)).statusCode).toBe(404);
    expect(await second.whoAmI()).toBe(200);
    expect((await end(other?.id)).statusCode).toBe(204);
    expect([await first.whoAmI(), await second.whoAmI()]).toEqual([200, 401]);
    expect((await end(other?.id)).json().code).toBe("auth.session_not_found");
    expect((await end("1")).statusCode).toBe(400);
  });

  it("ends all others at once", async () => {
    const { email, first, second, devices } = await twoDevices();
    const third = browser(app);
    await third.signIn(email);
    expect((await first.send("DELETE", "/api/auth/sessions")).statusCode).toBe(204);
    expect([await first.whoAmI(), await second.whoAmI(), await third.whoAmI()]).toEqual([200, 401, 401]);
    expect(await devices()).toHaveLength(1);
  });
});
