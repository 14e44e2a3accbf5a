import { parseArgs } from "node:util";
import { readConfig } from "#config";
import { signInGuard } from "#features/accounts/guards/sign-in-guard.ts";
import { invitation } from "#features/administrators/administrators.schema.ts";
import {
  createAdministrator,
  listAdministrators,
  resetPassword,
  unlockAdministrator,
} from "#features/administrators/operator.ts";
import { adminRoles } from "#features/administrators/roles.ts";
import { openDatabase } from "#platform/db/open.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { runProcess } from "#platform/process/run.ts";

const help = `npm run admin -- <command>     with the settings of the market, on its machine
  list                                            who there is, in which role, and who is locked
  create NAME --email=MAIL [--full-name=] [--role=${adminRoles.join("|")}]
                                                  another administrator (a general manager where no role is said)
  reset-password NAME [--without-second-factor]   a new password; ends sessions and locks, and where asked the second factor
  unlock NAME                                     ends the locks that failed sign-ins made
A password is told once.`;

await runProcess(async (lifetime) => {
  const say = (text: string) => process.stdout.write(`${text}\n`);
  const { command, name, ...given } = readArguments();
  const config = readConfig();
  const { db } = await openDatabase(
    { ...config, join: true, say, onLost: ({ message }) => say(message) },
    lifetime,
  );
  const guard = signInGuard(db, config.sessionSecret, "administrators");
  const at = new Date();
  const tell = (password: string) => say(`${name} signs in with the password ${password} (told this once).`);
  if (command === "list") {
    for (const one of await listAdministrators(db, guard, at)) say(lineOf(one));
  } else if (command === "create") {
    const asked = invitation.safeParse({
      username: name,
      fullName: given["full-name"] ?? name,
      email: given.email,
      role: given.role,
    });
    if (!asked.success) {
      const wrong = new Set(asked.error.issues.map(({ path }) => path.join(".")));
      throw new OperatorError(`This cannot be used: ${[...wrong].join(", ")}.\n\n${help}`);
    }
    tell(await createAdministrator(db, asked.data, at));
  } else if (command === "reset-password") {
    const withoutSecondFactor = given["without-second-factor"];
    tell(await resetPassword(db, guard, { username: name, withoutSecondFactor }, at));
  } else {
    await unlockAdministrator(db, guard, name, at);
    say(`${name} is not locked any more.`);
  }
  // Ends as Ctrl-C does: what was started is stopped in its order.
  process.kill(process.pid, "SIGTERM");
});

function readArguments() {
  const { values, positionals } = parsed();
  const [command = "", name = ""] = positionals;
  const isWhole =
    command === "list" || (["create", "reset-password", "unlock"].includes(command) && name !== "");
  if (!isWhole) throw new OperatorError(help);
  return { ...values, command, name: name.toLowerCase() };
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        email: { type: "string" },
        "full-name": { type: "string" },
        role: { type: "string", default: "super_admin" },
        "without-second-factor": { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n\n${help}`);
  }
}

function lineOf(one: Awaited<ReturnType<typeof listAdministrators>>[number]): string {
  return [
    one.username.padEnd(20),
    one.role.padEnd(14),
    one.email,
    ...(one.isActive ? [] : ["no access"]),
    ...(one.isDemo ? ["demo"] : []),
    ...(one.twoFactor ? ["second factor"] : []),
    ...(one.lockedUntil ? [`locked until ${one.lockedUntil}`] : []),
    one.lastLoginAt ? `last sign-in ${one.lastLoginAt}` : "never signed in",
  ].join("  ");
}
