import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { serve } from "#platform/http/contract.ts";
import { keepJsonAsText } from "#platform/http/raw-json.ts";
import { subscriber } from "#platform/http/visitor.ts";
import { rateLimiter } from "#platform/limits/rate-limit.ts";
import { fallBackToSms } from "./fall-back.ts";
import { noticesPerMinute } from "./limits.ts";
import { phoneNoticeContract } from "./phone.contract.ts";
import { hasChannel } from "./senders/open-senders.ts";
import { readNotice } from "./senders/whatsapp.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** What WhatsApp tells of messages. A notice that comes twice does nothing the second time. */
export async function phoneNoticeRoutes(app: FastifyInstance, { db, config, clock }: Deps): Promise<void> {
  const { whatsapp } = config.phone;
  const limiter = rateLimiter(db, config.sessionSecret);

  await app.register(async (scope) => {
    keepJsonAsText(scope);
    serve(scope, "Accounts", phoneNoticeContract, {
      "GET /api/phone/whatsapp": async ({ query, reply }) => {
        const { "hub.mode": mode, "hub.verify_token": token = "", "hub.challenge": challenge = "" } = query;
        if (
          !whatsapp ||
          mode !== "subscribe" ||
          !timingSafeEqual(digest(token), digest(whatsapp.verifyToken))
        )
          throw new AppError("phone.unavailable");
        reply.type("text/plain; charset=utf-8").header("x-content-type-options", "nosniff");
        return challenge;
      },
      "POST /api/phone/whatsapp": async ({ request }) => {
        const at = clock();
        await limiter.count(noticesPerMinute, subscriber(request.ip), at);
        const body = typeof request.body === "string" ? request.body : "";
        const undelivered = whatsapp && readNotice(whatsapp, request.headers["x-hub-signature-256"], body);
        if (!undelivered) throw new AppError("notice.forged");
        if (hasChannel(config.phone, "sms")) await fallBackToSms(db, undelivered, { at, log: request.log });
        return { received: true as const };
      },
    });
  });
}
