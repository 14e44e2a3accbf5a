import { createHash } from "node:crypto";
import { AppError } from "#errors";
import { forgetPrivateFiles } from "#features/media/private-file.ts";
import { foldDigits } from "#i18n/format.ts";
import type { Database } from "#platform/db/connect.ts";
import { lockOrder, noteEvent } from "../order.queries.ts";
import { type TransferPlace, transferPlace } from "../payment.schema.ts";

/** As papers of OMT, Whish and banks have them. */
const wellFormed = /^[A-Za-z0-9][A-Za-z0-9 /_.-]{2,59}$/;

/** The paper of a transfer: the key of its file, the number on it, and who took the cash. */
export interface Paper {
  key: string;
  /** SHA-256 of the file as it was sent (`hashOf`). */
  hash: string;
  number: string | undefined;
  way: TransferPlace["way"] | undefined;
}

/** The same for the same file: an administrator sees that another order used it. */
export const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Who took the cash, undefined where the buyer did not say. Error: `request.invalid` of `way`. */
export function readWay(text: string | undefined): Paper["way"] {
  if (!text) return undefined;
  const way = transferPlace.shape.way.safeParse(text);
  if (!way.success) throw new AppError("request.invalid", { fields: { way: "field.unknown_choice" } });
  return way.data;
}

/** The number of a transfer as it is kept, undefined without one. Error: `request.invalid` of `transactionId`. */
export function readNumber(text: string | undefined): string | undefined {
  const number = foldDigits(text ?? "")
    .trim()
    .replace(/\s+/g, " ");
  if (number === "") return undefined;
  if (!wellFormed.test(number)) {
    throw new AppError("request.invalid", { fields: { transactionId: "field.transfer_number" } });
  }
  return number;
}

/**
 * Puts the paper of a transfer to its order, in place of an earlier one; it waits for an administrator from then on.
 * Errors: `payment.wrong_state` for an order that is not open or not paid by hand, `payment.number_used` for a
 * number that another payment has, however it is spelled: letters and digits alone count.
 */
export async function sendReceipt(
  tx: Database,
  { orderId, key, hash, number, way, at }: Paper & { orderId: string; at: Date },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order?.state !== "open" || order.gateway !== null) throw new AppError("payment.wrong_state");
  const before = await tx
    .selectFrom("payments")
    .select("receipt_image")
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  try {
    await tx
      .updateTable("payments")
      .set({
        receipt_image: key,
        receipt_hash: hash,
        ...(number !== undefined && { transaction_id: number }),
        ...(way && { transfer_way: way, method: way === "bank" ? "bank_transfer" : "manual" }),
      })
      .where("order_id", "=", orderId)
      .execute();
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== "payments_transfer_once") throw error;
    throw new AppError("payment.number_used", { fields: { transactionId: "field.transfer_number_used" } });
  }
  const detail = { ...(number !== undefined && { transactionId: number }), ...(way && { way }) };
  await noteEvent(tx, orderId, { state: "open", what: "receipt_sent", actor: "buyer", detail }, at);
  await forgetPrivateFiles(tx, before.receipt_image === null ? [] : [before.receipt_image]);
}
