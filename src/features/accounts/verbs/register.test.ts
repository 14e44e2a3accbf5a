import { createHash } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../../tests/support/app.ts";
import { browser, password, registration } from "../account.factory.ts";
import { hashPassword } from "../passwords/hash.ts";

const { app, db, time } = await testApp();

const userOf = (email: string) =>
  db.selectFrom("users").selectAll().where(sql`lower(email)`, "=", email).executeTakeFirst();
const countUsers = async () =>
  Number(
    (
      await db
        .selectFrom("users")
        .select(({ fn }) => fn.countAll().as("n"))
        .executeTakeFirstOrThrow()
    ).n,
  );
const waiting = async (name: string) => {
  const { rows } = await sql<{ payload: Record<string, unknown> }>`
    select payload from graphile_worker._private_jobs
    join graphile_worker._private_tasks tasks on tasks.id = task_id where identifier = ${name}`.execute(db);
  return rows.map(({ payload }) => payload);
};

describe("registering", () => {
  it("opens an account, signs in and asks for the mail to verify the address", async () => {
    const rana = browser(app);
    const answer = await rana.register(" Rana.Khoury@Example.COM ", {
      firstName: "  رنا ",
      phone: "٠٣/١٢٣ ٤٥٦",
      city: "keserwan",
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      email: "rana.khoury@example.com",
      firstName: "رنا",
      phone: "+9613123456",
      city: "kesrouan",
      isEmailVerified: false,
      userStatus: "active",
      currentPlan: "free",
      isDealership: false,
      createdAt: time.now.toISOString(),
    });
    const me = await rana.send("GET", "/api/auth/user");
    expect([me.statusCode, me.json(), me.headers["cache-control"]]).toEqual([200, answer.json(), "no-store"]);
    const row = await userOf("rana.khoury@example.com");
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(answer.body).not.toContain("argon2");
    expect(await waiting("accounts.verification_mail")).toEqual([{ userId: row?.id, language: "en" }]);
    expect(await waiting("accounts.new_device_mail")).toEqual([]);
  });

  it("names what is wrong in the order of the form, everything at once", async () => {
    const before = await countUsers();
    const refused = async (given: object) => {
      const answer = await browser(app).send("POST", "/api/auth/register", given);
      expect([answer.statusCode, answer.json().code]).toEqual([400, "request.invalid"]);
      return Object.entries(answer.json<{ errors: Record<string, string> }>().errors);
    };
    const good = registration("order@example.com");
    expect(
      await refused({ ...good, email: "none", firstName: "", password: "weak", confirmPassword: "other" }),
    ).toEqual([
      ["confirmPassword", "The passwords do not match."],
      ["password", "Weak password."],
      ["firstName", "This is required."],
      ["email", "This e-mail address is not valid."],
    ]);
    const common = { password: "Password123!", confirmPassword: "Password123!", phone: "12" };
    expect((await refused({ ...good, ...common })).map(([field]) => field)).toEqual(["password", "phone"]);
    expect(await refused({ ...good, lastName: "x".repeat(51) })).toEqual([
      ["lastName", "The last name is too long (50 characters at most)."],
    ]);
    expect(await refused({ ...good, isEmailVerified: true })).toEqual([
      ["isEmailVerified", "There is no such field."],
    ]);
    expect(await refused({ ...good, city: "haifa" })).toEqual([["city", "This is not one of the choices."]]);
    expect((await refused({})).map(([field]) => field)).toEqual([
      "confirmPassword",
      "password",
      "firstName",
      "lastName",
      "email",
    ]);
    expect(await countUsers()).toBe(before);
  });

  it("takes any Unicode in a password, and the same characters from any keyboard", async () => {
    const typed = "Ｍish-Été-كلمة-١٢٣";
    const there = browser(app);
    const answer = await there.register("nfkc@example.com", { password: typed, confirmPassword: typed });
    expect(answer.statusCode, answer.body).toBe(201);
    expect((await browser(app).signIn("nfkc@example.com", typed.normalize("NFKD"))).statusCode).toBe(200);
    expect((await browser(app).signIn("nfkc@example.com", `${typed} `)).statusCode).toBe(401);
  });

  it("refuses what no form sends, and changes nothing", async () => {
    const before = await countUsers();
    const bad = async (more: object) =>
      (await browser(app).send("POST", "/api/auth/register", { ...registration("bad@example.com"), ...more }))
        .statusCode;
    const long = `Aa1!${"x".repeat(126)}`;
    expect(await bad({ email: "a@b.example\nbcc: x@y.example" })).toBe(400);
    expect(await bad({ email: "a\u0000@b.example" })).toBe(400);
    expect(await bad({ email: `${"a".repeat(250)}@b.example` })).toBe(400);
    expect(await bad({ password: long, confirmPassword: long })).toBe(400);
    expect(await bad({ password: `${password}\ud800`, confirmPassword: `${password}\ud800` })).toBe(400);
    expect(await bad({ firstName: "\ud800" })).toBe(400);
    expect(await bad({ firstName: "\u0000\n" })).toBe(400);
    expect(await bad({ email: ["a@b.example"] })).toBe(400);
    expect(await bad({ password: { length: 12 } })).toBe(400);
    expect(await bad({ phone: "+961 call me" })).toBe(400);
    expect(await countUsers()).toBe(before);
  });

  it("gives one of two at once the account, and says to the other that it is taken", async () => {
    const answers = await Promise.all(
      ["One@Twice.example", "one@twice.example"].map((email) => browser(app).register(email)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: "auth.email_taken",
      errors: { email: "There is already an account with this e-mail." },
    });
    expect(refused?.cookies).toEqual([]);
  });

  it("tells the owner of a taken address by mail, once a day", async () => {
    const { email } = registration("owner@example.com");
    await browser(app).register(email);
    for (const typed of [email, "Owner@Example.com"]) {
      expect((await browser(app).register(typed)).statusCode).toBe(409);
    }
    await sql`delete from graphile_worker._private_jobs where key like 'accounts.address_taken_mail%'`.execute(
      db,
    );
    expect((await browser(app).register(email)).statusCode).toBe(409);
    expect(await waiting("accounts.address_taken_mail")).toEqual([]);
    time.now = new Date(time.now.getTime() + 86_400_000);
    await browser(app).register(email);
    expect(await waiting("accounts.address_taken_mail")).toEqual([{ email, language: "en" }]);
  });

  describe("with an Idempotency-Key", () => {
    const key = (name: string) => ({ "idempotency-key": name });
    const send = (name: string, given: object, there = browser(app)) =>
      there.send("POST", "/api/auth/register", given, key(name));

    it("opens one account of a request that is sent again, also at the same moment, and signs in each time", async () => {
      const form = registration("once@example.com");
      const there = [1, 2, 3].map(() => browser(app));
      const answers = await Promise.all(there.map((one) => send("once-1", form, one)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(new Set(there.map(({ jar }) => jar.get("session"))).size).toBe(3);
      for (const one of there) expect(await one.whoAmI()).toBe(200);
      const id = answers[0]?.json().id;
      const mailsTo = async (name: string) => (await waiting(name)).filter(({ userId }) => userId === id);
      expect(await mailsTo("accounts.verification_mail")).toHaveLength(1);
      expect(await mailsTo("accounts.new_device_mail")).toEqual([]);
      expect(await waiting("accounts.address_taken_mail")).not.toContainEqual(
        expect.objectContaining({ email: form.email }),
      );
    });

    it("refuses another body, and keeps neither the password nor the person", async () => {
      const form = registration("kept@example.com");
      expect((await send("once-2", form)).statusCode).toBe(201);
      for (const other of [
        { ...form, firstName: "Maya" },
        { ...form, email: "another@example.com" },
        { ...form, password: "Another-long-2-walk", confirmPassword: "Another-long-2-walk" },
      ]) {
        const answer = await send("once-2", other);
        expect([answer.statusCode, answer.json().code, answer.cookies]).toEqual([
          409,
          "request.key_reused",
          [],
        ]);
      }
      expect(await userOf("another@example.com")).toBeUndefined();
      const kept = await db
        .selectFrom("idempotency_keys")
        .selectAll()
        .where("key", "=", "once-2")
        .executeTakeFirstOrThrow();
      expect(kept.answer).toEqual({ id: (await userOf("kept@example.com"))?.id });
      const guessed = createHash("sha256").update(JSON.stringify(form)).digest("base64url");
      expect(kept.request_hash).not.toBe(guessed);
      expect(JSON.stringify(kept)).not.toMatch(/Rather-long|kept@/);
    });

    it("is of no use to take an address, nor after the password or the standing have changed", async () => {
      const form = registration("gone@example.com");
      const { id } = (await send("once-3", form)).json();
      expect((await send("once-4", form)).json().code).toBe("auth.email_taken");
      expect(
        await db.selectFrom("idempotency_keys").select("key").where("key", "=", "once-4").execute(),
      ).toEqual([]);
      const refused = async (change: object) => {
        const { password, user_status, deletion_requested_at } = (await userOf(form.email)) ?? {};
        await db.updateTable("users").set(change).where("id", "=", id).execute();
        const answer = await send("once-3", form);
        expect([answer.statusCode, answer.json().code, answer.cookies]).toEqual([
          409,
          "auth.email_taken",
          [],
        ]);
        const before = { password, user_status, deletion_requested_at };
        await db.updateTable("users").set(before).where("id", "=", id).execute();
      };
      await refused({ password: await hashPassword("Another-long-2-walk") });
      await refused({ user_status: "suspended" });
      await refused({ deletion_requested_at: time.now });
      expect((await send("once-3", form)).statusCode).toBe(201);
    });
  });

  it("is bounded for one connection", async () => {
    const { email } = registration("bounded@example.com");
    const tries = browser(app, { address: "198.51.100.7" });
    for (let i = 0; i < 30; i++) await tries.register(email);
    const refused = await tries.register("somebody-else@example.com");
    expect([refused.statusCode, refused.json().code]).toEqual([429, "request.too_many"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(await userOf("somebody-else@example.com")).toBeUndefined();
    expect((await browser(app, { address: "198.51.100.8" }).register("else@example.com")).statusCode).toBe(
      201,
    );
    time.now = new Date(time.now.getTime() + 3_600_000);
    expect((await tries.register("somebody-else@example.com")).statusCode).toBe(201);
  });
});
