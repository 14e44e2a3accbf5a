import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { forgetPrivateFiles, keepPrivateFile, sendPrivateFile } from "#features/media/private-file.ts";
import { serve } from "#platform/http/contract.ts";
import { fileUpload, receivedForm } from "#platform/http/file-upload.ts";
import { type RateLimit, rateLimiter } from "#platform/limits/rate-limit.ts";
import { findOwnOrder } from "./order.queries.ts";
import { presentPayment } from "./payment.present.ts";
import { receiptContract } from "./receipt.contract.ts";
import { hashOf, readNumber, readWay, sendReceipt } from "./verbs/send-receipt.ts";

const perDay: RateLimit = { name: "receipts-day", most: 50, seconds: 86_400 };

/** The papers of transfers, for their owners. */
export async function receiptRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, storage, clock, config } = deps;
  const limiter = rateLimiter(db, config.sessionSecret);
  await app.register(fileUpload);

  serve(app, "Payments", receiptContract, {
    "POST /api/payments/:orderId/receipt": async ({ actor, params: { orderId }, request }) => {
      const order = await findOwnOrder(db, actor.id, orderId);
      if (order.state !== "open" || order.gateway !== null) throw new AppError("payment.wrong_state");
      await limiter.count(perDay, actor.id, clock());
      const { bytes, fields } = await receivedForm(request);
      const said = { number: readNumber(fields.transactionId), way: readWay(fields.way) };
      const folder = `receipts/${orderId}`;
      const key = await keepPrivateFile(storage, folder, bytes);
      try {
        await db
          .transaction()
          .execute((tx) => sendReceipt(tx, { orderId, key, hash: hashOf(bytes), ...said, at: clock() }));
      } catch (error) {
        await forgetPrivateFiles(db, [key]);
        throw error;
      }
      return presentPayment(await findOwnOrder(db, actor.id, orderId), request, clock());
    },
    "GET /api/payments/:orderId/receipt": async ({ actor, params: { orderId }, reply }) => {
      const { receipt_image: key } = await findOwnOrder(db, actor.id, orderId);
      if (!key || !(await sendPrivateFile(reply, storage, key))) throw new AppError("payment.not_found");
      return "";
    },
  });
}
