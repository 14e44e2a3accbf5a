import { useWording } from "#ui/page.tsx";
import type { BilledTo } from "../../invoices/invoice.schema.ts";

/** The name in law, the tax number and the address of an invoice, a line each. */
export function Billed({ billed: { name, taxNumber, address } }: { billed: BilledTo }) {
  const { t } = useWording();
  return (
    <>
      <bdi className="m">{name}</bdi>
      {taxNumber && (
        <span>
          {t("paying.taxNumber")}: <bdi dir="ltr">{taxNumber}</bdi>
        </span>
      )}
      {address && <bdi>{address}</bdi>}
    </>
  );
}
