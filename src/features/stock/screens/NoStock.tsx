import { CarFront, Plus } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import { SellLink } from "#ui/SellLink.tsx";

/** For a seller who has nothing yet: how to begin. */
export function NoStock() {
  const { t } = useWording();
  return (
    <div className="empty">
      <span className="disc">
        <CarFront className="i" aria-hidden="true" />
      </span>
      <h2>{t("stock.none")}</h2>
      <p className="soft">{t("stock.noneText")}</p>
      <SellLink className="btn pri">
        <Plus className="i s" aria-hidden="true" />
        {t("common.addCar")}
      </SellLink>
    </div>
  );
}
