import { z } from "zod";
import type { Database } from "#platform/db/connect.ts";
import type { Gateways } from "./gateways/gateway.ts";
import { type PaymentMethod, type TransferPlace, transferPlace } from "./payment.schema.ts";

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

const badges = { credit_card: "recommended", manual: "trusted", paypal: "optional", chat: "manual" } as const;

/** The ways to pay that are open, in the order of the chooser (spec §2). */
export function offeredMethods(gateways: Gateways, { places, chatNumber }: PaymentSettings) {
  const open: Record<PaymentMethod, boolean> = {
    credit_card: gateways.areeba !== undefined,
    manual: places.length > 0,
    paypal: gateways.paypal !== undefined,
    chat: chatNumber !== undefined,
  };
  const inOrder = ["credit_card", "manual", "paypal", "chat"] as const;
  return inOrder
    .filter((method) => open[method])
    .map((method) => ({
      method,
      badge: badges[method],
      instant: method === "credit_card" || method === "paypal",
    }));
}
