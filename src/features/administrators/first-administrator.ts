import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Config } from "#config";
import { passwordRules } from "#features/accounts/password-strength.ts";
import { isCommonPassword } from "#features/accounts/passwords/common.ts";
import { hashPassword } from "#features/accounts/passwords/hash.ts";
import type { Database } from "#platform/db/connect.ts";
import { OperatorError } from "#platform/operator-error.ts";

type Settings = Pick<Config, "env" | "firstAdministrator">;

/** Meets the rules of passwords whatever the chance gives. */
export const generatedPassword = () => `Mw1-${randomBytes(15).toString("base64url")}`;

/**
 * Makes the first general manager where there is no administrator yet: as ADMIN_USERNAME and ADMIN_PASSWORD say, and outside
 * production with a password of its own, which is told this once. Returns what to tell when the market opens. Throws an
 * OperatorError in production without the two, and for a weak password.
 */
export async function ensureFirstAdministrator(db: Database, config: Settings): Promise<string[]> {
  const { env, firstAdministrator: given } = config;
  if (await isAnyoneThere(db, config)) return unreachable(db);
  if (!given && env === "production") {
    throw new OperatorError(
      "There is no administrator yet: set ADMIN_USERNAME and ADMIN_PASSWORD for the first start; afterwards they may go.",
    );
  }
  const password = given?.password ?? generatedPassword();
  if (isCommonPassword(password) || passwordRules(password).some(({ met }) => !met)) {
    throw new OperatorError(
      "ADMIN_PASSWORD is too weak: at least 12 characters with upper and lower case, a digit and a symbol, and not a common one.",
    );
  }
  const username = given?.username ?? "admin";
  const hash = await hashPassword(password);
  const made = await db.transaction().execute(async (tx) => {
    // Several processes may start at once.
    await sql`lock table admin_users in share row exclusive mode`.execute(tx);
    if (await isAnyoneThere(tx, config)) return false;
    await tx
      .insertInto("admin_users")
      .values({
        username,
        email: given?.email ?? `${username}${nowhere}`,
        full_name: username,
        password: hash,
        role: "super_admin",
      })
      .execute();
    return true;
  });
  const without = await unreachable(db);
  if (!made || given) return without;
  return [
    ...without,
    `administration  as ${username} with the password ${password} (told this once: change it at /admin-security)`,
  ];
}

/** What a mail ends with that nobody gave. */
const nowhere = "@localhost";

/** Says which general managers no link can be mailed to. */
async function unreachable(db: Database): Promise<string[]> {
  const found = await db
    .selectFrom("admin_users")
    .select("username")
    .where("is_active", "=", true)
    .where("email", "like", `%${nowhere}`)
    .orderBy("username")
    .execute();
  return found.map(
    ({ username }) =>
      `administration  ${username} has no e-mail, so no link can be mailed: ADMIN_EMAIL at the first start, later "Administrators"`,
  );
}

/** Those of the demo count where they may sign in and nobody is asked for by name. */
async function isAnyoneThere(db: Database, { env, firstAdministrator }: Settings): Promise<boolean> {
  let finding = db.selectFrom("admin_users").select("id").where("is_active", "=", true).limit(1);
  if (env === "production" || firstAdministrator) finding = finding.where("is_demo", "=", false);
  return (await finding.executeTakeFirst()) !== undefined;
}
