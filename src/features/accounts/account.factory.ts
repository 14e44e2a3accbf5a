import type { FastifyInstance } from "fastify";
import type { Insertable } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { Users } from "#platform/db/schema.d.ts";
import { hashPassword } from "./passwords/hash.ts";

/** Accounts and browsers for tests. */

export const password = "Rather-long-1-walk";
const hashed = hashPassword(password);

/** An account that can sign in with `password`; what is not named is ordinary. */
export async function makeAccount(db: Database, given: Partial<Insertable<Users>> = {}) {
  return db
    .insertInto("users")
    .values({
      email: `${crypto.randomUUID()}@example.com`,
      first_name: "Rana",
      last_name: "Khoury",
      password: await hashed,
      ...given,
    })
    .returning(["id", "email"])
    .executeTakeFirstOrThrow();
}

export const registration = (email: string) => ({
  email,
  password,
  confirmPassword: password,
  firstName: "Rana",
  lastName: "Khoury",
});

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** A browser: it keeps its cookies, and comes from one address. */
export function browser(app: FastifyInstance, { address = "192.0.2.1", userAgent = firefox } = {}) {
  const jar = new Map<string, string>();
  const send = async (
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    payload?: object,
    more: Record<string, string> = {},
  ) => {
    const answer = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: {
        "user-agent": userAgent,
        "accept-language": "en",
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        ...more,
      },
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  return {
    jar,
    send,
    register: (email: string, more: object = {}) =>
      send("POST", "/api/auth/register", { ...registration(email), ...more }),
    signIn: (email: string, typed = password) => send("POST", "/api/auth/login", { email, password: typed }),
    /** Status of "who am I". */
    whoAmI: async () => (await send("GET", "/api/auth/user")).statusCode,
  };
}
