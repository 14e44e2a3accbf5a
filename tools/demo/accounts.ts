import { sql } from "kysely";
import { hashPassword } from "#features/accounts/passwords/hash.ts";
import { type AdminRole, adminRoles } from "#features/administrators/roles.ts";
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
    // As the index has them: a large market would be read whole at every start.
    .where(sql<string>`lower(email)`, "in", Object.values(demoAccounts));
  await locked.execute();
}

const demoNames: Record<AdminRole, string> = {
  super_admin: "Maya Saadeh",
  content_admin: "Rami Khoury",
  user_admin: "Nour Chahine",
  payment_admin: "Elie Maalouf",
};
/** `demo.super`, `demo.content`, `demo.user`, `demo.payment`. */
export const demoUsername = (role: AdminRole) => `demo.${role.replace("_admin", "")}`;

/** One administrator for each role, where there is none of the name. In production they do not sign in. */
export async function giveDemoAdministrators(db: Database): Promise<void> {
  const password = await hashPassword(demoPassword);
  const rows = adminRoles.map((role) => ({
    username: demoUsername(role),
    email: `${demoUsername(role)}@demo.mishwar.example`,
    full_name: demoNames[role],
    role,
    password,
    is_demo: true,
  }));
  await db
    .insertInto("admin_users")
    .values(rows)
    .onConflict((conflict) => conflict.column("username").doNothing())
    .execute();
}

/** What `npm start` says of them. */
export const demoAdministratorLines = [
  `administration  /admin-login as ${adminRoles.map(demoUsername).join(", ")}`,
  `                with the password ${demoPassword}`,
];

/** What `npm start` says of them. */
export const demoAccountLines = [
  `sign in as      ${Object.values(demoAccounts).join(", ")}`,
  `                with the password ${demoPassword}`,
];
