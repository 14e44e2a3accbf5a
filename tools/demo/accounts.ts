import { hashPassword } from "#features/accounts/passwords/hash.ts";
import type { Database } from "#platform/db/connect.ts";
import { demoAccounts } from "./owners.ts";

/** No secret: it opens accounts of an invented market, which a market in production does not load. */
export const demoPassword = "Mishwar-Demo-2026";

/** Lets the named demo accounts sign in, where they have no password yet; hashed once for all of them. */
export async function giveDemoPasswords(db: Database): Promise<void> {
  const locked = db
    .updateTable("users")
    .set({ password: await hashPassword(demoPassword) })
    .where("is_demo", "=", true)
    .where("password", "is", null)
    .where("email", "in", Object.values(demoAccounts));
  await locked.execute();
}

/** What `npm start` says of them. */
export const demoAccountLines = [
  `sign in as      ${Object.values(demoAccounts).join(", ")}`,
  `                with the password ${demoPassword}`,
];
