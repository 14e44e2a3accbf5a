import { AppError } from "#errors";
import { knownDevices } from "#features/accounts/guards/known-devices.ts";
import { storedToken } from "#features/accounts/mails/mail.token.ts";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { subscriber } from "#platform/http/visitor.ts";
import type { RateLimit, RateLimiter } from "#platform/limits/rate-limit.ts";
import { addJob } from "#platform/queue/queue.ts";
import { type Whence, writeLog } from "../activity-log.ts";
import { deviceLinkMailJob } from "../mails/device-link-mail.request.ts";

const perAddress: RateLimit = { name: "device-link-address", most: 30, seconds: 3600 };
/** As long as a link works: beyond it there is a mail of that hour with a link that does. */
const perName: RateLimit = { name: "device-link-name", most: 5, seconds: 3600 };

/**
 * Asks for the mail with a link that makes a browser known. The same is done and answered for a name that nobody has: the
 * job finds out. Past the limit of one name nothing is sent, silently. Errors: `request.too_many` past that of an address.
 */
export async function askForDeviceLink(
  db: Database,
  limiter: RateLimiter,
  {
    username: typed,
    address,
    language,
    at,
  }: { username: string; address: string; language: Language; at: Date },
): Promise<void> {
  const username = typed.toLowerCase();
  await limiter.count(perAddress, subscriber(address), at);
  if (!(await limiter.admits(perName, username, at))) return;
  await addJob(
    db,
    deviceLinkMailJob,
    { username, language },
    { key: `${deviceLinkMailJob} ${username}`, maxAttempts: 12 },
  );
}

/**
 * Makes a browser known to the administrator whose link it is, once: it has guesses of its own then, which strangers do not
 * use up. It still signs in with password and code. Returns the name, and the secret for the browser's cookie. Error:
 * `auth.link_dead`. `demo`: whether those whose password is printed count.
 */
export async function useDeviceLink(
  db: Database,
  { token, whence, at, demo }: { token: string; whence: Whence; at: Date; demo: boolean },
): Promise<{ username: string; secret: string }> {
  return db.transaction().execute(async (tx) => {
    let using = tx
      .updateTable("admin_users")
      .set({ device_link_token: null, device_link_expires_at: null })
      .where("device_link_token", "=", storedToken(token))
      .where("device_link_expires_at", ">", at)
      .where("is_active", "=", true);
    if (!demo) using = using.where("is_demo", "=", false);
    const found = await using.returning(["id", "username"]).executeTakeFirst();
    if (!found) throw new AppError("auth.link_dead");
    // As a new browser, also where it was known and its own guesses are used up: the mail frees it.
    const { secret } = await knownDevices("administrators").remember(tx, found.id, undefined, at);
    const entry = { action: "admin.browser_confirmed", resource: ["admin", found.id] } as const;
    await writeLog(tx, found.id, whence, entry, at);
    return { username: found.username, secret };
  });
}
