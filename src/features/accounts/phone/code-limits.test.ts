import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { openMetrics } from "#platform/metrics/metrics.ts";
import { codeMetrics } from "./code-figures.ts";
import { later, phoneMarket } from "./phone.factory.ts";

const market = await phoneMarket({ PHONE_CODES_A_DAY: "40", PHONE_COUNTRIES: "FR" });
const { db, time, jobs, newNumber, visitor, ask, prove, codeOf, member, verified } = market;

const start = time.now;
let count = 0;
beforeEach(() => {
  count += 1;
  time.now = new Date(start.getTime() + count * 2 * 86_400_000);
});

const retryAfter = (answer: { statusCode: number; headers: Record<string, unknown> }) => [
  answer.statusCode,
  Number(answer.headers["retry-after"]),
];

describe("codes for one number", () => {
  it("come after 1, 2, 5 and 15 minutes, five an hour and ten a day, from however many addresses", async () => {
    const phone = newNumber();
    const pauses = [60, 120, 300, 900];
    for (const pause of pauses) {
      const asked = await ask(visitor(), phone, "sign-in");
      expect([asked.statusCode, asked.json().nextInSeconds]).toEqual([202, pause]);
      later(time, pause - 1);
      expect(retryAfter(await ask(visitor(), phone, "sign-in"))).toEqual([429, 1]);
      later(time, 1);
    }
    expect((await ask(visitor(), phone, "sign-in")).statusCode).toBe(202);
    // The fifth of the hour: until the first is an hour old.
    later(time, 900);
    expect(retryAfter(await ask(visitor(), phone, "sign-in"))).toEqual([429, 3600 - 1380 - 900]);
    let codes = 5;
    for (let hour = 0; hour < 20; hour += 1) {
      later(time, 3601);
      if ((await ask(visitor(), phone, "sign-in")).statusCode === 202) codes += 1;
    }
    expect(codes).toBe(10);
  });

  it("are one when two ask at once", async () => {
    const phone = newNumber();
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(visitor(), phone, "sign-in")));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 429, 429, 429]);
  });

  it("do not wait for one that was used", async () => {
    const phone = newNumber();
    const { own } = await member(phone);
    await ask(own, phone, "verify");
    await prove(own, phone, await codeOf(phone));
    expect((await ask(visitor(), phone, "sign-in")).statusCode).toBe(202);
  });
});

it("are ten an hour from one address", async () => {
  const address = "10.9.9.9";
  for (let i = 0; i < 10; i++)
    expect((await ask(visitor(address), newNumber(), "sign-in")).statusCode).toBe(202);
  const [status, seconds] = retryAfter(await ask(visitor(address), newNumber(), "sign-in"));
  expect(status).toBe(429);
  expect(seconds).toBeGreaterThan(0);
});

it("are twenty in ten minutes for a prefix", async () => {
  const prefix = newNumber().slice(0, -4);
  const one = (i: number) => `${prefix}${String(i).padStart(4, "0")}`;
  for (let i = 0; i < 20; i++) expect((await ask(visitor(), one(i), "sign-in")).statusCode).toBe(202);
  expect(retryAfter(await ask(visitor(), one(20), "sign-in"))).toEqual([429, 600]);
  expect((await ask(visitor(), newNumber(), "sign-in")).statusCode).toBe(202);
  later(time, 600);
  expect((await ask(visitor(), one(20), "sign-in")).statusCode).toBe(202);
});

describe("a prefix whose codes nobody enters", () => {
  const figures = async () => {
    const metrics = openMetrics();
    codeMetrics(metrics, db, () => time.now);
    return metrics.told();
  };
  /** Twenty-one codes for users of one prefix, of which so many are entered. */
  const sendTo = async (prefix: string, entered: number) => {
    for (let i = 0; i < 21; i++) {
      const phone = `${prefix}${String(i).padStart(4, "0")}`;
      const { own } = await member(phone);
      expect((await ask(own, phone, "verify")).statusCode).toBe(202);
      const code = await codeOf(phone);
      if (i < entered) expect((await prove(own, phone, code)).statusCode).toBe(200);
      later(time, 60);
    }
  };

  it("is sent no more, and that is told", async () => {
    const prefix = newNumber().slice(0, -4);
    await sendTo(prefix, 6);
    expect(retryAfter(await ask(visitor(), `${prefix}9001`, "sign-in"))).toEqual([429, 3600]);
    expect(await figures()).toMatch(/mishwar_phone_prefixes_stopped 1\n/);
    expect(await figures()).toMatch(/mishwar_phone_codes_of_hour\{state="sent"\} 21\n/);
    later(time, 3600);
    expect((await ask(visitor(), `${prefix}9001`, "sign-in")).statusCode).toBe(202);
  });

  it("is sent more where enough are entered", async () => {
    const prefix = newNumber().slice(0, -4);
    await sendTo(prefix, 7);
    expect((await ask(visitor(), `${prefix}9001`, "sign-in")).statusCode).toBe(202);
  });
});

it("are no more for a country in a day than the operator pays for, each country by itself", async () => {
  for (let i = 0; i < 40; i++) {
    const phone = `+961${[71, 76, 78, 79][i % 4]}${String(i).padStart(2, "0")}0000`;
    await verified(phone);
    expect((await ask(visitor(), phone, "sign-in")).statusCode).toBe(202);
  }
  await jobs.run();
  expect((await ask(visitor(), newNumber(), "sign-in")).statusCode).toBe(429);
  expect((await ask(visitor(), "+33612345678", "sign-in")).statusCode).toBe(202);
  later(time, 86_400);
  expect((await ask(visitor(), newNumber(), "sign-in")).statusCode).toBe(202);
});

it("are looked up by the index of prefixes, without a look at each row", async () => {
  const { rows } = await db.transaction().execute(async (tx) => {
    await sql`insert into phone_codes (phone, country, purpose, channel, language, browser, asked_at, expires_at)
      select '+961' || (70000000 + n * 197)::text, 'LB', 'sign-in', 'sms', 'ar', repeat('a', 64), now(), now()
      from generate_series(1, 5000) n`.execute(tx);
    await sql`analyze phone_codes`.execute(tx);
    const plan = await sql<{ "QUERY PLAN": string }>`explain select count(*) from phone_codes
      where prefix = left('+96170501234', -4) and asked_at > now() - interval '1 day'`.execute(tx);
    await sql`delete from phone_codes where browser = repeat('a', 64)`.execute(tx);
    return plan;
  });
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("phone_codes_of_prefix");
});
