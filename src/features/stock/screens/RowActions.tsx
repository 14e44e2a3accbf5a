import { SquarePen } from "lucide-react";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import type { StockListing } from "../stock.contract.ts";

/** Where one listing is changed as a whole. */
export function RowActions({ row }: { row: StockListing }) {
  const { t, language } = useWording();
  return (
    <span className="adm-acts">
      <Link
        className="icon-btn"
        title={t("stock.edit")}
        to="/edit-car/$id"
        params={{ id: row.id }}
        aria-label={t("stock.editOf", { name: row.name[language] })}
      >
        <SquarePen className="i" aria-hidden="true" />
      </Link>
    </span>
  );
}
