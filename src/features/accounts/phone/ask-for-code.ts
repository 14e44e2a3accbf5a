import type { FastifyBaseLogger } from "fastify";
import type { Config } from "#config";
import { AppError } from "#errors";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { subscriber } from "#platform/http/visitor.ts";
import type { RateLimiter } from "#platform/limits/rate-limit.ts";
import { addJob } from "#platform/queue/queue.ts";
import { countryOfMobile, storedPhone } from "#text/phone.ts";
import { type History, historyOf, isPumped, lockPrefix } from "./history.queries.ts";
import { codeMinutes, pauseSeconds, perAddress, perCountry, perNumber, perPrefix, pumped } from "./limits.ts";
import type { Channel, Purpose } from "./phone.schema.ts";
import { codeJob } from "./send-code.request.ts";
import { hasChannel } from "./senders/open-senders.ts";

/** For whom a code is: the user whose profile has the number, or the browser that is to be signed in or opens an account, by its hash. */
export type Holder =
  | { purpose: "verify"; userId: string }
  | { purpose: Exclude<Purpose, "verify">; browser: string };

interface Asking {
  /** As it was typed. */
  phone: string;
  channel: Channel;
  holder: Holder;
  address: string;
  language: Language;
  at: Date;
}

interface Needs {
  db: Database;
  limiter: RateLimiter;
  settings: Config["phone"];
  log: Pick<FastifyBaseLogger, "warn">;
}

/**
 * Asks for a code, which a job makes and sends; the one before is dead then. The same is done and answered for a number that
 * nobody has: the job finds out. Returns how long to wait before the next, in seconds. Errors: `phone.unavailable` where
 * nothing carries it, `request.invalid` for a number that is none, is sent no codes, or is not the profile's;
 * `request.too_many` past the limits of an address, a number and a prefix, and past the day's budget of a country.
 */
export async function askForCode(
  { db, limiter, settings, log }: Needs,
  { phone: typed, channel, holder, address, language, at }: Asking,
): Promise<{ nextInSeconds: number; goodForSeconds: number }> {
  if (!hasChannel(settings, channel)) throw new AppError("phone.unavailable");
  const { phone, country } = reachable(typed, settings);
  await limiter.count(perAddress, subscriber(address), at);
  if (!(await limiter.hasRoom(perCountry(settings.codesADay), country, at))) {
    log.warn({ country, most: settings.codesADay }, "a country has had its codes of the day");
    throw tooMany(pumped.seconds);
  }
  return db.transaction().execute(async (tx) => {
    if (holder.purpose === "verify") await mustBeOwn(tx, holder.userId, phone);
    await lockPrefix(tx, phone);
    const history = await historyOf(tx, phone, at);
    refuseTooMany(history, at);
    if (isPumped(history)) {
      const { prefixSent: sent, prefixEntered: entered } = history;
      log.warn(
        { prefix: phone.slice(0, -4), sent, entered },
        "a prefix is sent no codes: nobody enters them",
      );
      throw tooMany(pumped.seconds);
    }
    const { id } = await tx
      .insertInto("phone_codes")
      .values({
        phone,
        country,
        channel,
        language,
        purpose: holder.purpose,
        user_id: holder.purpose === "verify" ? holder.userId : null,
        browser: holder.purpose === "verify" ? null : holder.browser,
        asked_at: at,
        expires_at: new Date(at.getTime() + codeMinutes * 60_000),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await addJob(tx, codeJob, { codeId: id }, { maxAttempts: 6 });
    return { nextInSeconds: pauseAfter(history.unused + 1), goodForSeconds: codeMinutes * 60 };
  });
}

/** A number that texts reach, in a country that is served. */
function reachable(typed: string, { countries }: Config["phone"]): { phone: string; country: string } {
  const phone = storedPhone(typed);
  if (!phone) throw new AppError("request.invalid", { fields: { phone: "field.phone" } });
  const country = countryOfMobile(phone);
  if (!country || !countries.has(country))
    throw new AppError("request.invalid", { fields: { phone: "field.phone_unreachable" } });
  return { phone, country };
}

async function mustBeOwn(tx: Database, userId: string, phone: string): Promise<void> {
  const own = await tx.selectFrom("users").select("phone").where("id", "=", userId).executeTakeFirst();
  if (own?.phone !== phone) throw new AppError("request.invalid", { fields: { phone: "field.phone_other" } });
}

const pauseAfter = (unused: number): number =>
  unused === 0 ? 0 : (pauseSeconds[Math.min(unused, pauseSeconds.length) - 1] ?? 0);

/** When to come back stands in the answer as well: a browser does not show its scripts that header. */
function tooMany(seconds: number): AppError {
  const waitSeconds = Math.max(1, Math.ceil(seconds));
  return new AppError("request.too_many", { retryAfterSeconds: waitSeconds, facts: { waitSeconds } });
}

/** Each limit is over when its first code is as old as its time. */
function refuseTooMany(history: History, at: Date): void {
  const limits = [
    { over: history.unused > 0, from: history.lastUnused, seconds: pauseAfter(history.unused) },
    {
      over: history.inHour >= perNumber.hour.most,
      from: history.firstOfHour,
      seconds: perNumber.hour.seconds,
    },
    { over: history.inDay >= perNumber.day.most, from: history.firstOfDay, seconds: perNumber.day.seconds },
    { over: history.ofPrefix >= perPrefix.most, from: history.firstOfPrefix, seconds: perPrefix.seconds },
  ];
  const left = limits.map(({ over, from, seconds }) =>
    over && from ? seconds - (at.getTime() - from.getTime()) / 1000 : 0,
  );
  const longest = Math.max(...left);
  if (longest > 0) throw tooMany(longest);
}
