import { z } from "zod";
import type { Database } from "#platform/db/connect.ts";
import type { Gateways } from "./gateways/gateway.ts";
import { type TransferPlace, transferPlace } from "./payment.schema.ts";
import { type PaymentMethod, waysToPay } from "./payment-methods.ts";

const transfers = z.partialRecord(transferPlace.shape.way, transferPlace.omit({ way: true }));

export interface PaymentSettings {
  /** Where cash is sent to; empty: no such way is offered. */
  places: TransferPlace[];
  /** The number that chats about payments go to, in digits alone; undefined: no such way is offered. */
  chatNumber: string | undefined;
}

/** What an operator may change while the market runs. A setting that cannot be read offers nothing. */
export async function paymentSettings(db: Database): Promise<PaymentSettings> {
  const rows = await db
    .selectFrom("app_settings")
    .select(["key", "value"])
    .where("key", "in", ["transfers", "chat_payments", "site"])
    .execute();
  const setting = (key: string) => rows.find((row) => row.key === key)?.value;
  const named = transfers.safeParse(setting("transfers")).data ?? {};
  const site = z.object({ whatsapp: z.string() }).safeParse(setting("site")).data;
  const number = site?.whatsapp.replace(/\D/g, "");
  return {
    places: transferPlace.shape.way.options.flatMap((way) => (named[way] ? [{ way, ...named[way] }] : [])),
    chatNumber: number && setting("chat_payments") === true ? number : undefined,
  };
}

/** The ways to pay that are open, in the order of the chooser. */
export function offeredMethods(gateways: Gateways, { places, chatNumber }: PaymentSettings) {
  const byHand = { manual: places.length > 0, chat: chatNumber !== undefined };
  const isOpen = (method: PaymentMethod) => {
    const way = waysToPay[method];
    return way.gateway === null ? byHand[method as keyof typeof byHand] : gateways[way.gateway] !== undefined;
  };
  return (Object.keys(waysToPay) as PaymentMethod[]).filter(isOpen).map((method) => ({
    method,
    badge: waysToPay[method].badge,
    instant: waysToPay[method].gateway !== null,
  }));
}
