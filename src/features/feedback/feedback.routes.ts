import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { serve } from "#platform/http/contract.ts";
import { once } from "#platform/http/idempotency.ts";
import { visitorHash } from "#platform/http/visitor.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import { addJob } from "#platform/queue/queue.ts";
import { feedbackContract } from "./feedback.contract.ts";
import { feedbackMailJob } from "./mails/feedback-mail.ts";

/** Every one is a mail to a user who reads it. */
const perVisitor: RateLimit = { name: "contact", most: 5, seconds: 3600 };

export async function feedbackRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  serve(app, "Feedback", feedbackContract, {
    "POST /api/contact": async ({ actor, body, request }) => {
      const visitor = visitorHash(request, config.sessionSecret);
      await once(db, request, actor?.id ?? visitor, async (tx) => {
        await rateLimiter(tx, config.sessionSecret).count(perVisitor, visitor, clock());
        const { id } = await tx
          .insertInto("user_feedback")
          .values({
            ...body,
            user_id: actor?.id ?? null,
            language: request.language,
            created_at: clock(),
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        await addJob(tx, feedbackMailJob, { id });
        return {};
      });
      return undefined;
    },
  });
}
