import { expect, it } from "vitest";
import { makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../support/app.ts";
import { signIn } from "../support/sign-in.ts";

const lines: string[] = [];
const { app, db } = await testApp({
  env: { LOG_LEVEL: "info" },
  logTo: { write: (line) => void lines.push(line) },
});

it("writes down who was refused what, and nothing of what was typed", async () => {
  const id = await makeUser(db);
  const email = "somebody@example.com";
  const password = "Rather-long-1-walk";
  await app.inject({ method: "POST", url: "/api/auth/login", payload: { email, password } });
  await app.inject({ url: "/api/admin/users", headers: await signIn(db, id) });
  await app.inject({ method: "POST", url: "/api/contact", headers: { origin: "https://evil.example" } });
  const noted = lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === "a request was refused")
    .map(({ code, user, reqId }) => ({ code, user, known: typeof reqId === "string" }));
  expect(noted).toEqual([
    { code: "auth.wrong_credentials", user: undefined, known: true },
    { code: "admin.required", user: id, known: true },
    { code: "request.foreign_origin", user: undefined, known: true },
  ]);
  expect(lines.join()).not.toContain(email);
  expect(lines.join()).not.toContain(password);
});
