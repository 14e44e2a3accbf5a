import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { BilledTo } from "./invoice.schema.ts";

/** What a user's invoices have from now on; null where that was not said. */
export async function findInvoiceDetails(db: Database, userId: string): Promise<BilledTo | null> {
  const row = await db
    .selectFrom("invoice_details")
    .select(["name", "tax_number as taxNumber", "address"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Keeps on an order that is paid what its buyer wants on invoices at this moment.
 * Database then: it stays (orders_billed).
 */
export async function billOrder(tx: Database, orderId: string): Promise<void> {
  await sql`
    update orders o set billed_to = json_build_object('name', d.name, 'taxNumber', d.tax_number, 'address', d.address)
    from invoice_details d
    where o.id = ${orderId}::uuid and d.user_id = o.user_id and o.billed_to is null`.execute(tx);
}
