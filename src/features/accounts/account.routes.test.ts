import { describe, expect, it } from "vitest";
import { testApp } from "../../../tests/support/app.ts";

const { app } = await testApp({ env: { LOG_LEVEL: "error" } });
const password = "Rather-long-1-walk";
const person = {
  email: "Rana@Example.com",
  password,
  confirmPassword: password,
  firstName: "Rana",
  lastName: "Khoury",
  phone: "٠٣ ١٢٣ ٤٥٦",
  city: "beirut",
};

describe("accounts", () => {
  it("register, recognise, sign out and sign in again", async () => {
    const registered = await app.inject({ method: "POST", url: "/api/auth/register", payload: person });
    expect(registered.statusCode, registered.body).toBe(201);
    const cookie = registered.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const me = await app.inject({ url: "/api/auth/user", headers: { cookie } });
    expect(me.statusCode, me.body).toBe(200);
    const out = await app.inject({ method: "POST", url: "/api/auth/logout", headers: { cookie } });
    expect(out.statusCode).toBe(204);
    expect((await app.inject({ url: "/api/auth/user", headers: { cookie } })).statusCode).toBe(401);
    const again = await app.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { email: person.email, password },
    });
    expect(again.statusCode, again.body).toBe(200);
  });
});
