import Fastify from "fastify";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { z } from "zod";
import type { Administrator } from "#platform/http/administrator.ts";
import { contract, serve } from "#platform/http/contract.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { testApp } from "../../../tests/support/app.ts";
import { adminPassword, makeAdministrator, signInAdministrator } from "./admin.factory.ts";
import { ensureFirstAdministrator, generatedPassword } from "./first-administrator.ts";

const { app, db, time } = await testApp();

it("tells who did what, when and from where", async () => {
  const { id, username } = await makeAdministrator(db);
  const answer = await app.inject({
    method: "POST",
    url: "/api/admin/login",
    payload: { username, password: adminPassword },
    remoteAddress: "192.0.2.77",
    headers: { "user-agent": "Firefox" },
  });
  await app.inject({
    method: "POST",
    url: "/api/admin/logout",
    headers: { authorization: `Bearer ${answer.json().token}` },
  });
  const log = await db
    .selectFrom("admin_activity_log")
    .selectAll()
    .where("admin_id", "=", id)
    .orderBy("id")
    .execute();
  expect(log.map(({ action }) => action)).toEqual(["admin.signed_in", "admin.signed_out"]);
  expect(log[0]).toMatchObject({
    resource_type: "admin_session",
    ip_address: "192.0.2.77",
    user_agent: "Firefox",
    created_at: time.now,
  });
});

it("is written once: neither changed, nor shortened, nor emptied", async () => {
  await makeAdministrator(db);
  for (const attempt of [
    sql`update admin_activity_log set action = 'admin.nothing'`,
    sql`delete from admin_activity_log`,
    sql`truncate admin_activity_log`,
    sql`truncate admin_users cascade`,
  ]) {
    await expect(attempt.execute(db)).rejects.toThrow(/is not rewritten/);
  }
});

it("stands and falls with what it tells of", async () => {
  const { id } = await makeAdministrator(db);
  const headers = await signInAdministrator(db, id, time.now);
  const count = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from admin_activity_log
      where admin_id = ${id}::uuid`.execute(db);
    return rows[0]?.n;
  };
  const url = "/api/admin/sessions/018f0000-0000-7000-8000-000000000001";
  expect((await app.inject({ method: "DELETE", url, headers })).statusCode).toBe(404);
  expect(await count()).toBe(0);
  await sql`alter table admin_activity_log add constraint full_up check (action <> 'admin.sessions_ended')`.execute(
    db,
  );
  await signInAdministrator(db, id, time.now);
  const refused = await app.inject({ method: "DELETE", url: "/api/admin/sessions", headers });
  expect(refused.statusCode).toBe(500);
  const { rows } =
    await sql`select from admin_tokens where admin_id = ${id}::uuid and revoked_at is null`.execute(db);
  expect(rows).toHaveLength(2);
  await sql`alter table admin_activity_log drop constraint full_up`.execute(db);
});

it("is not left out: a call that changes something without it does not compile", () => {
  const calls = contract({
    "PUT /api/admin/thing": {
      summary: "",
      policy: "administrator",
      area: "settings",
      answer: z.object({ done: z.boolean() }),
    },
  });
  const silent = () =>
    serve(Fastify(), "", calls, {
      // @ts-expect-error: only `administrator.change` makes the answer of such a call
      "PUT /api/admin/thing": async () => ({ done: true }),
    });
  const logged = (administrator: Administrator) =>
    administrator.change(async () => ({
      log: { action: "settings.changed", resource: ["settings", null] },
      answer: { done: true },
    }));
  // @ts-expect-error: what was done is said along with the answer
  const forgetful = (administrator: Administrator) => administrator.change(async () => ({ answer: {} }));
  expect([silent, logged, forgetful]).toHaveLength(3);
});

it("the last general manager stays, also when two take the right from each other", async () => {
  const [first, second] = [await makeAdministrator(db), await makeAdministrator(db)];
  await db
    .updateTable("admin_users")
    .set({ role: "content_admin" })
    .where("id", "not in", [first.id, second.id])
    .execute();
  const demote = (id: string) =>
    db.updateTable("admin_users").set({ role: "user_admin" }).where("id", "=", id).execute();
  const both = await Promise.allSettled([demote(first.id), demote(second.id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(db.updateTable("admin_users").set({ is_active: false }).execute()).rejects.toThrow(
    /last general/,
  );
});

it("the first administrator is asked for in production, made once elsewhere, and never again", async () => {
  const test = await testApp();
  const production = { env: "production", firstAdministrator: undefined } as const;
  await expect(ensureFirstAdministrator(test.db, production)).rejects.toThrow(OperatorError);
  await expect(ensureFirstAdministrator(test.db, production)).rejects.toThrow(
    /ADMIN_USERNAME and ADMIN_PASSWORD/,
  );
  const weak = {
    ...production,
    firstAdministrator: { username: "maya", password: "Password123!", email: undefined },
  };
  await expect(ensureFirstAdministrator(test.db, weak)).rejects.toThrow(/too weak/);
  const starts = await Promise.all(
    [0, 1].map(() =>
      ensureFirstAdministrator(test.db, { env: "development", firstAdministrator: undefined }),
    ),
  );
  const told = starts.flat();
  const [, username, password] = /as (\S+) with the password (\S+)/.exec(told.join("\n")) ?? [];
  expect(told.filter((line) => line.includes("with the password"))).toHaveLength(1);
  const payload = { username, password };
  expect((await test.app.inject({ method: "POST", url: "/api/admin/login", payload })).statusCode).toBe(200);
  expect(await ensureFirstAdministrator(test.db, production)).toEqual([
    expect.stringContaining("admin has no e-mail"),
  ]);
  expect(await test.db.selectFrom("admin_users").select("id").execute()).toHaveLength(1);
});

it("the first administrator that is named is made beside those of the demo, with the mail that is given", async () => {
  const test = await testApp();
  await test.db
    .insertInto("admin_users")
    .values({
      username: "demo",
      email: "demo@x.example",
      password: "-",
      full_name: "D",
      role: "super_admin",
      is_demo: true,
    })
    .execute();
  const firstAdministrator = {
    username: "maya",
    password: generatedPassword(),
    email: "maya@market.example",
  };
  const start = () => ensureFirstAdministrator(test.db, { env: "development", firstAdministrator });
  expect([await start(), await start()]).toEqual([[], []]);
  const made = await test.db
    .selectFrom("admin_users")
    .select(["username", "email", "role"])
    .where("is_demo", "=", false)
    .execute();
  expect(made).toEqual([{ username: "maya", email: "maya@market.example", role: "super_admin" }]);
});
