import { text } from "node:stream/consumers";
import type { InjectOptions } from "fastify";
import sharp from "sharp";
import { expect, it } from "vitest";
import { makeProgramKey, stockVehicle } from "#features/dealers/keys/key.factory.ts";
import { csvOf, goodRow } from "#features/dealers/stock-import/stock-import.factory.ts";
import { makeListing } from "#features/listings/listing.factory.ts";
import { paperForm, pdf } from "#features/payments/pdf.factory.ts";
import { testApp } from "../../support/app.ts";
import { type Attempt, asUsual, attemptsOf } from "./attempts.ts";
import { chanceOf, seed } from "./chance.ts";
import { codesByPhone } from "./codes-by-phone.ts";
import { describedOperations, type Operation } from "./description.ts";
import { judgeOf, pollution } from "./judge.ts";
import { marketUnderAttack } from "./market.ts";
import { ordinaryBodies } from "./ordinary-bodies.ts";
import { type Ordinary, ordinaryOf, requestOf } from "./requests.ts";

/** Its answer does not end: the rest of it is not waited for. */
const endless = "/api/events";
/** Anyone who makes these has nothing that they could name. */
const ofNobody =
  /^POST \/unsubscribe|^DELETE \/api\/admin\/sessions\/:id$|^GET \/api\/admin\/payments\/:id\/receipt$/;
/** Whether an ordinary request reached the rules of its call: what is refused there is tried all the same. */
const isUnderstood = ({ call }: Operation, { statusCode, body }: { statusCode: number; body: string }) =>
  ofNobody.test(call) || (statusCode !== 404 && statusCode !== 415 && !body.includes('"request.'));
const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#a33" } })
  .png()
  .toBuffer();
/** How often a thing is made again that a request has used up. */
const renewals = 6;

/**
 * Sends every operation of one policy what `attemptsOf` makes of it, first as one who may call it, of a thing of that
 * caller, then some of it as everybody else. `least`: how many requests that must have been.
 */
export async function attackOperations(policy: Operation["policy"], least: number): Promise<void> {
  const lines: string[] = [];
  const logged = (line: string) => {
    if (JSON.parse(line).level >= 50) lines.push(line);
  };
  const test = await testApp({
    logTo: { write: logged },
    env: { LOG_LEVEL: "error", RATE_LIMIT: "0", ...codesByPhone },
  });
  const { app } = test;
  const market = await marketUnderAttack(test);
  const { operations, errorShape } = await describedOperations(app);
  const judge = judgeOf(errorShape);
  const chosen = operations.filter((one) => one.policy === policy);
  let sent = 0;
  /** A user whom nobody names: what was sent to others changes nothing here. */
  const bystander = await market.makeOwner();
  // The only one of its model: it gets no price label, which would be a change.
  await makeListing(test.db, { user_id: bystander.id, model: "of a bystander" });
  const untouched = async () => ({
    user: await test.db.selectFrom("users").selectAll().where("id", "=", bystander.id).execute(),
    cars: await test.db.selectFrom("cars").selectAll().where("user_id", "=", bystander.id).execute(),
  });
  const before = await untouched();

  async function send(call: InjectOptions) {
    sent++;
    if (!String(call.url).startsWith(endless)) return app.inject(call);
    const answer = await app.inject({ ...call, payloadAsStream: true });
    if (answer.statusCode !== 200) {
      const body = await text(answer.stream());
      return Object.assign(answer, { body, payload: body });
    }
    answer.raw.res.destroy();
    return Object.assign(answer, { body: "", payload: "" });
  }

  /** A user who may make the call, and an ordinary one of something that is there. */
  async function prepare(operation: Operation): Promise<{ who: Record<string, string>; ordinary: Ordinary }> {
    const { call } = operation;
    if (policy === "user") return prepareOwn(operation);
    if (policy === "key") return prepareProgram(operation);
    const bodies = (await market.bodiesOf(call)) ?? ordinaryBodies[call];
    const form = operation.body?.type === "multipart/form-data" ? paperForm(pdf) : undefined;
    const ordinary = ordinaryOf(operation, {
      params: await market.thingOf(call),
      query: await market.queryOf(call),
      ...(bodies && { bodies }),
      ...(form && { headers: form.headers, file: form.payload }),
    });
    if (policy !== "administrator") return { who: {}, ordinary };
    const who = await market.administrator();
    if (call === "PUT /api/admin/settings") ordinary.bodies = await settingsOf(who);
    else await fillVersions(operation, ordinary, who);
    return { who, ordinary };
  }

  /** A dealer's program with a vehicle in its stock. */
  async function prepareProgram(
    operation: Operation,
  ): Promise<{ who: Record<string, string>; ordinary: Ordinary }> {
    const { id } = await market.makeDealerOwner();
    const { headers } = await makeProgramKey(test.db, id, { at: test.time.now, scopes: ["stock", "leads"] });
    const url = "/api/stock/A-1";
    const kept = await app.inject({ method: "PUT", url, headers, payload: { ...stockVehicle } });
    if (kept.statusCode !== 201) throw new Error(kept.body);
    const bodies = ordinaryBodies[operation.call];
    const params = { stockNumber: operation.method === "PUT" ? "A-2" : "A-1" };
    const form = operation.body?.type === "multipart/form-data" ? await formOf(operation.call) : undefined;
    const ordinary = ordinaryOf(operation, {
      params,
      ...(bodies && { bodies }),
      ...(form && { headers: form.headers, file: form.payload }),
    });
    return { who: headers, ordinary };
  }

  /** The same, of something that is the caller's own. */
  async function prepareOwn(
    operation: Operation,
  ): Promise<{ who: Record<string, string>; ordinary: Ordinary }> {
    const { call } = operation;
    const owner = call.endsWith("/api/work")
      ? await market.makeColleague()
      : /\/api\/(dealers\/me|keys|webhooks|feeds|stock-figures|staff)/.test(call)
        ? await market.makeDealerOwner()
        : await market.makeOwner();
    if (call.includes("/stock-source")) {
      const [kept] = ordinaryBodies["PUT /api/dealers/me/stock-source"] ?? [];
      const url = "/api/dealers/me/stock-source";
      await app.inject({ method: "PUT", url, headers: owner.headers, payload: kept as object });
    }
    const { id = "", payload, headers = {} } = (await market.ownThings[call]?.(owner)) ?? {};
    const [name] = operation.path.match(/(?<=\{)\w+(?=\})/) ?? [];
    const given = typeof payload === "function" ? payload(id) : payload;
    const form = operation.body?.type === "multipart/form-data" ? await formOf(call) : undefined;
    const file = Buffer.isBuffer(given)
      ? { headers: headers as Record<string, string>, payload: given }
      : form;
    const bodies =
      (await market.bodiesOf(call)) ?? ordinaryBodies[call] ?? (given && !file ? [given] : undefined);
    const ordinary = ordinaryOf(operation, {
      params: { ...(await market.thingOf(call)), ...(id && name && { [name]: id }) },
      query: await market.queryOf(call),
      ...(bodies && { bodies }),
      ...(file && { headers: file.headers, file: file.payload }),
    });
    await fillVersions(operation, ordinary, owner.headers);
    return { who: owner.headers, ordinary };
  }

  /** What a form of this call would hold. */
  async function formOf(call: string) {
    if (call === "POST /api/dealers/me/import") return paperForm(csvOf([{ ...goodRow, Place: "beirut" }]));
    return paperForm(/uploads|picture|photos$/.test(call) ? picture : pdf);
  }

  /** Who changes something names the version that was read of it. */
  async function fillVersions(
    { path, body, parameters }: Operation,
    ordinary: Ordinary,
    who: Record<string, string>,
  ) {
    if (!JSON.stringify(body?.schema ?? {}).includes('"version"')) return;
    const read = { path: path.replace(/\/reply$/, ""), method: "GET", parameters } as Operation;
    const shown = (
      await app.inject({ ...requestOf(read, { ...ordinary, bodies: [] }), headers: who })
    ).json();
    ordinary.bodies = ordinary.bodies.map((one) => {
      const given = one as { kind?: string; vehicleType?: string };
      const table = shown.tables?.find(
        (table: typeof given) => table.kind === given.kind && table.vehicleType === given.vehicleType,
      );
      return { ...given, version: (table ?? shown).version ?? "x" };
    });
  }

  /** What the form of each section would send. */
  async function settingsOf(who: Record<string, string>): Promise<unknown[]> {
    const shown = (await app.inject({ url: "/api/admin/settings", headers: who })).json();
    return Object.entries(shown as Record<string, { version: string; values: Record<string, unknown> }>).map(
      ([
        section,
        {
          version,
          values: { asOf: _asOf, isStale: _isStale, ...values },
        },
      ]) => ({
        section,
        version,
        ...values,
      }),
    );
  }

  const faultOf = async (operation: Operation, attempt: Attempt, who: Record<string, string>) => {
    const call = { ...attempt.call, headers: { ...attempt.call.headers, ...who } };
    lines.length = 0;
    const answer = await send(call);
    const wrong = judge(operation, answer) ?? (pollution().length > 0 ? "polluted every object" : undefined);
    const fault =
      wrong &&
      `${wrong} (${answer.statusCode}): ${attempt.what}: ${answer.body.slice(0, 200)} ${lines.join("").slice(0, 1200)}`;
    return { answer, fault };
  };

  async function attack(operation: Operation): Promise<string[]> {
    const faults: string[] = [];
    let { who, ordinary } = await prepare(operation);
    let left = renewals;
    let attempts = attemptsOf(operation, ordinary);
    for (let at = 0; at < attempts.length; at++) {
      const attempt = (attempts[at] as () => Attempt)();
      const { answer, fault } = await faultOf(operation, attempt, who);
      if (fault) faults.push(fault);
      else if (attempt.what === asUsual && !isUnderstood(operation, answer)) {
        faults.push(`the ordinary request is none: ${answer.body}`);
      }
      const isUsedUp = answer.statusCode < 300 && operation.method !== "GET" && operation.call.includes(":");
      const isSpent = answer.statusCode === 429 && policy === "key";
      if ((isUsedUp && left-- > 0) || isSpent || (answer.statusCode === 401 && policy !== "public")) {
        ({ who, ordinary } = await prepare(operation));
        attempts = attemptsOf(operation, ordinary);
      }
    }
    const chance = chanceOf(`others ${operation.call}`);
    const others: Record<string, string>[] = [{}, (await market.makeOwner()).headers];
    for (const role of market.roles) others.push(await market.administrator(role));
    for (const other of others) {
      for (const attempt of chance.some(attempts, 2)) {
        const { fault } = await faultOf(operation, attempt(), other);
        if (fault) faults.push(fault);
      }
    }
    return faults;
  }

  it.each(chosen)(
    `$call bears whatever it is sent (seed ${seed})`,
    async (operation) => {
      const faults = await attack(operation);
      expect(faults.slice(0, 6), `${faults.length} faults`).toEqual([]);
    },
    120_000,
  );

  it(`was sent ${least.toLocaleString("en")} requests or more, and still answers`, async () => {
    expect(sent).toBeGreaterThanOrEqual(least);
    expect((await app.inject("/readyz")).statusCode).toBe(200);
    expect((await app.inject("/api/cars")).statusCode).toBe(200);
    expect(await untouched()).toEqual(before);
  });
}
