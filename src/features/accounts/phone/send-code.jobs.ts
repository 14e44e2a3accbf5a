import { sql } from "kysely";
import type { JobDeps } from "#deps";
import { site } from "#features/site/site.contract.ts";
import { findSiteSettings } from "#features/site/site.queries.ts";
import type { Language } from "#i18n/language.ts";
import { rateLimiter } from "#platform/limits/rate-limit.ts";
import type { Job } from "#platform/queue/queue.ts";
import { mostTries, perCountry } from "./limits.ts";
import type { Channel } from "./phone.schema.ts";
import { codeHash, newCode } from "./secret-code.ts";
import { codeJob, codeJobRequest } from "./send-code.request.ts";
import { openSenders } from "./senders/open-senders.ts";
import { type CodeMessage, MessageRefused } from "./senders/sender.ts";

interface Waiting {
  id: string;
  phone: string;
  country: string;
  channel: Channel;
  language: Language;
}

/**
 * Makes a code and sends it, as long as it is of use. One that fails is tried again by the queue, with another code:
 * the one before is then worth nothing, and no code is kept but as its hash. What WhatsApp refuses goes by SMS.
 */
export function phoneJobs(deps: JobDeps): Job[] {
  const { db, config, clock, log } = deps;
  const limiter = rateLimiter(db, config.sessionSecret);
  const senders = openSenders(config.phone);

  const write = async (code: string, language: Language): Promise<string> => {
    const { nameAr, nameEn } = site.parse((await findSiteSettings(db)).get("site"));
    const { host } = new URL(config.publicUrl);
    return deps.words[language]("mails.phoneCode", { site: language === "ar" ? nameAr : nameEn, code, host });
  };
  const send = async (
    channel: Channel,
    message: CodeMessage,
  ): Promise<{ channel: Channel; providerId: string }> => {
    try {
      const sent = await senders[channel]?.send(message);
      if (!sent) throw new MessageRefused(`nothing carries codes by ${channel} any more`);
      return { channel, ...sent };
    } catch (error) {
      if (!(error instanceof MessageRefused) || channel === "sms" || !senders.sms) throw error;
      log.warn({ channel, reason: error.message }, "a code goes by SMS");
      return send("sms", message);
    }
  };

  return [
    {
      name: codeJob,
      run: async (payload) => {
        const at = clock();
        const row = await findWaiting(db, codeJobRequest.parse(payload).codeId, at);
        if (!row) return;
        const { id, country, language } = row;
        if (!(await limiter.admits(perCountry(config.phone.codesADay), country, at))) {
          log.warn(
            { country, most: config.phone.codesADay },
            "a code was not sent: its country has had those of the day",
          );
          return;
        }
        const code = newCode();
        await db
          .updateTable("phone_codes")
          .set({ code_hash: codeHash(config.sessionSecret, id, code) })
          .where("id", "=", id)
          .execute();
        try {
          const text = await write(code, language);
          const { channel, providerId } = await send(row.channel, { to: row.phone, code, language, text });
          await db
            .updateTable("phone_codes")
            .set({ sent_at: at, channel, provider_id: providerId })
            .where("id", "=", id)
            .execute();
        } catch (error) {
          if (!(error instanceof MessageRefused)) throw error;
          log.warn({ channel: row.channel, reason: error.message }, "a code was given up");
        }
      },
    },
  ];
}

/** What is still to be sent, and of use: the newest of its number and purpose, and, to sign in, of a number that is verified. */
async function findWaiting(db: JobDeps["db"], id: string, at: Date): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select c.id, c.phone, c.country, c.channel, c.language from phone_codes c
    where c.id = ${id}::uuid and c.used_at is null and c.tries < ${mostTries} and c.expires_at > ${at}::timestamptz
      and not exists (select from phone_codes n
        where n.phone = c.phone and n.purpose = c.purpose and (n.asked_at, n.id) > (c.asked_at, c.id))
      and (c.purpose <> 'sign-in' or exists (
        select from users u where u.phone = c.phone and u.phone_verified_at is not null))`.execute(db);
  return rows[0];
}
