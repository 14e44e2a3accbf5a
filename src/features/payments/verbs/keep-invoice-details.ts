import type { Database } from "#platform/db/connect.ts";
import type { InvoiceDetailsInput } from "../invoices/invoice.schema.ts";

/** Keeps what a user wants on the invoices of what is paid from now on. */
export async function keepInvoiceDetails(
  db: Database,
  userId: string,
  { name, taxNumber, address }: InvoiceDetailsInput,
  at: Date,
): Promise<void> {
  const said = { name, tax_number: taxNumber, address, changed_at: at };
  await db
    .insertInto("invoice_details")
    .values({ user_id: userId, ...said })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(said))
    .execute();
}

/** Done already is done. */
export async function forgetInvoiceDetails(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("invoice_details").where("user_id", "=", userId).execute();
}
