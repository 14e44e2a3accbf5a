import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { visitorHash } from "#platform/http/visitor.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import { findVisibility } from "../listing.queries.ts";
import { looksLikeBot, recordEvent } from "../verbs/record-event.ts";

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
 * The numbers of a live listing's seller, for one visitor: counted as a contact, and against the limits of their device (a cookie;
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
  const found = await db
    .selectFrom("cars")
    .select("phone_number")
    .where("id", "=", id)
    .where("is_public", "=", true)
    .executeTakeFirst();
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
  return { phone: found.phone_number, whatsapp: found.phone_number };
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
