import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { visitorHash } from "#platform/http/visitor.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import { findVisibility } from "../listing.queries.ts";
import { looksLikeBot, recordEvent } from "../verbs/record-event.ts";
import type { ContactNumbers } from "./contact.contract.ts";

/** Nobody who looks for a car calls more sellers than that in an hour. */
const ofDevice: RateLimit = { name: "contact-numbers of a device", most: 30, seconds: 3600 };
/** Many phones of a mobile network share an address. */
const ofAddress: RateLimit = { name: "contact-numbers of an address", most: 300, seconds: 3600 };

const cookieName = "visitor";
const cookieSeconds = 365 * 86_400;
const wellFormed = /^[\w-]{22}$/;

interface Asked {
  id: string;
  channel: "call" | "whatsapp";
  userId: string | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * The numbers of a live listing's seller, for one visitor: the listing's own, for chats that of the showroom where it names one. Counted as a contact, and against the limits of their device (a cookie;
 * a program that keeps none has those of its address alone). Errors: listing.not_found, listing.gone, request.too_many.
 */
export async function revealNumbers({ db, clock, config }: Deps, asked: Asked) {
  const { id, channel, userId, request, reply } = asked;
  const at = clock();
  const visitor = visitorHash(request, config.sessionSecret);
  const limiter = rateLimiter(db, config.sessionSecret);
  await limiter.count(ofAddress, visitor, at);
  await limiter.count(ofDevice, userId ?? deviceOf(request, reply, config.publicUrl), at);

  const visible = await findVisibility(db, id);
  if (!visible) throw new AppError("listing.not_found");
  if (visible === "gone") throw new AppError("listing.gone");
  const { rows } = await sql<ContactNumbers>`
    select c.phone_number as phone, coalesce(p.chat_phone, c.phone_number) as whatsapp
    from cars c join users u on u.id = c.user_id
      left join dealer_profiles p on p.user_id = u.id
        and has_showroom(u.is_verified_dealer, u.dealership_slug, u.user_status, u.deletion_requested_at)
    where c.id = ${id}::uuid and c.is_public`.execute(db);
  const [found] = rows;
  if (!found) throw new AppError("listing.not_found");
  const userAgent = request.headers["user-agent"];
  if (!looksLikeBot(userAgent)) {
    await recordEvent(db, {
      carId: id,
      userId: userId ?? null,
      event: "contact",
      channel,
      visitorHash: visitor,
      userAgent: userAgent ?? null,
      referrer: request.headers.referer ?? null,
      at,
    });
  }
  return found;
}

/** What tells this browser from others at its address; one that has none yet is given it. */
function deviceOf(request: FastifyRequest, reply: FastifyReply, publicUrl: string): string {
  const sent = request.cookies[cookieName];
  const id = sent && wellFormed.test(sent) ? sent : randomBytes(16).toString("base64url");
  const secure = publicUrl.startsWith("https:");
  if (id !== sent)
    reply.setCookie(cookieName, id, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure,
      maxAge: cookieSeconds,
    });
  return id;
}
