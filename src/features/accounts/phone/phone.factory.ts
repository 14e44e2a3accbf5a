import type { LightMyRequestResponse } from "fastify";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { testGateway } from "../../../../tests/support/test-gateway.ts";
import { browser, makeAccount } from "../account.factory.ts";

/** A market whose codes go to a test gateway, for a file of tests: `const market = await phoneMarket();` */
export async function phoneMarket(env: Record<string, string> = {}) {
  let hear: (notice: { url: string; headers: Record<string, string>; body: string }) => Promise<number> =
    async () => 0;
  const gateway = await testGateway({ deliver: (notice) => hear(notice) });
  const test = await testApp({ env: { ...gateway.phoneEnvironment, ...env } });
  const jobs = await testJobs(test);
  hear = async ({ url, headers, body }) => {
    const call = { method: "POST" as const, url: new URL(url).pathname, headers, payload: body };
    return (await test.app.inject(call)).statusCode;
  };
  const { app, db, time } = test;

  let numbers = 0;
  /** A number, and a prefix, that no other test has. */
  const newNumber = () => `+96170${String(numbers++).padStart(2, "0")}0001`;
  let addresses = 0;
  /** A browser at an address of its own, unless one is named. */
  const visitor = (address = `10.1.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`) =>
    browser(app, { address });
  type Browser = ReturnType<typeof visitor>;

  const ask = (from: Browser, phone: string, purpose: string, channel = "whatsapp") =>
    from.send("POST", "/api/phone/code", { phone, purpose, channel });
  const prove = (from: Browser, phone: string, code: string): Promise<LightMyRequestResponse> =>
    from.send("POST", "/api/phone/verify", { phone, code });
  /** The newest code that a number got. */
  const codeOf = async (phone: string): Promise<string> => {
    await jobs.run();
    const message = (await gateway.messages()).find(({ to }) => to === phone);
    return /\d{6}/.exec(message?.text ?? "")?.[0] ?? "";
  };
  /** A user with a number, signed in. */
  const member = async (phone: string, given: Parameters<typeof makeAccount>[1] = {}) => {
    const user = await makeAccount(db, { phone, is_email_verified: true, last_login_at: time.now, ...given });
    const own = visitor();
    await own.signIn(user.email);
    return { ...user, own };
  };
  /** One whose number is verified. */
  const verified = (phone: string, given: Parameters<typeof makeAccount>[1] = {}) =>
    member(phone, { phone_verified_at: time.now, ...given });

  return { ...test, gateway, jobs, newNumber, visitor, ask, prove, codeOf, member, verified };
}

export const later = (time: { now: Date }, seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};

/** A code that is not this one. */
export const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
