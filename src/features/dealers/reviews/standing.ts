import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { ReviewStanding } from "./review.contract.ts";
import { daysOfAccount, hoursAfterContact } from "./review.schema.ts";

const hourMs = 3_600_000;

export interface Standing {
  refusal: ReviewStanding["refusal"];
  from: Date | null;
  /** When the first conversation of the two began in which both wrote; null: there is none. */
  contactAt: Date | null;
}

interface Facts {
  verified: boolean;
  created_at: Date;
  contact_at: Date | null;
  connected: boolean;
}

/**
 * Whether a user may review a dealer. Contact is what the market itself saw: a conversation in which both wrote, offers and
 * viewings among it. One who works or worked for the dealer, or shares a telephone number or a browser with it, may not, and is
 * not told by what that was seen. `known`: there is a review of theirs, which was allowed once and may be changed, also when its conversation is gone.
 */
export async function standingOf(
  db: Database,
  { userId, dealerId, known }: { userId: string; dealerId: string; known: { contactAt: Date } | undefined },
  at: Date,
): Promise<Standing> {
  if (userId === dealerId) return { refusal: "dealer_review.own", from: null, contactAt: null };
  const { rows } = await sql<Facts>`
    select me.is_email_verified as verified, me.created_at,
      (select min(c.created_at) from conversations c
        where c.buyer_id = me.id and c.seller_id = d.id
          and exists (select from messages m where m.conversation_id = c.id and m.sender_id = me.id)
          and exists (select from messages m where m.conversation_id = c.id and m.sender_id = d.id)) as contact_at,
      coalesce(me.phone in (d.phone, d.dealership_phone, p.chat_phone), false)
        or exists (select from cars c where c.user_id = d.id and c.phone_number = me.phone)
        or exists (select from cars a where a.user_id = me.id and a.phone_number is not null
          and (a.phone_number in (d.phone, d.dealership_phone, p.chat_phone)
            or exists (select from cars b where b.phone_number = a.phone_number and b.user_id = d.id)))
        or exists (select from known_devices a join known_devices b on b.device = a.device
          where a.user_id = me.id and b.user_id = d.id)
        or exists (select from staff s where s.dealership_id = d.id and s.member_id = me.id) as connected
    from users me, users d left join dealer_profiles p on p.user_id = d.id
    where me.id = ${userId}::uuid and d.id = ${dealerId}::uuid`.execute(db);
  const [facts] = rows;
  if (!facts) throw new AppError("dealer.not_found");
  const contactAt = known?.contactAt ?? facts.contact_at;
  const refused = (refusal: Standing["refusal"], from: Date | null = null) => ({ refusal, from, contactAt });
  if (!facts.verified) return refused("auth.email_unverified");
  if (!contactAt) return refused("dealer_review.no_contact");
  if (facts.connected) return refused("dealer_review.not_allowed");
  const from = new Date(
    Math.max(
      contactAt.getTime() + hoursAfterContact * hourMs,
      facts.created_at.getTime() + daysOfAccount * 24 * hourMs,
    ),
  );
  return !known && at < from ? refused("dealer_review.too_soon", from) : refused(null);
}
