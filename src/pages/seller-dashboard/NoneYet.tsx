import { CarFront, Motorbike, Plus } from "lucide-react";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { useWording } from "#ui/page.tsx";
import { SellLink } from "#ui/SellLink.tsx";

/** Where there is nothing of a kind yet: how to begin. */
export function NoneYet({ kind }: { kind: VehicleType }) {
  const { t } = useWording();
  const car = kind === "car";
  const Icon = car ? CarFront : Motorbike;
  return (
    <div className="empty">
      <span className="disc">
        <Icon className="i" aria-hidden="true" />
      </span>
      <h3>{t(car ? "dashboard.noCars" : "dashboard.noMotorcycles")}</h3>
      <p className="soft">{t("dashboard.noneText")}</p>
      <SellLink kind={kind} className="btn pri">
        <Plus className="i s" aria-hidden="true" />
        {t(car ? "common.addCar" : "common.addMotorcycle")}
      </SellLink>
    </div>
  );
}
