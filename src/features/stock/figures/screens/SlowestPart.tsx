import { Link } from "#platform/page/routing.ts";
import { type Column, DataTable } from "#ui/kit/list/DataTable.tsx";
import { useWording } from "#ui/page.tsx";
import type { SlowCar } from "../stock-figures.contract.ts";
import * as styles from "./figures.module.css";
import { CarLink } from "./InterestPart.tsx";
import { Part } from "./Part.tsx";

/** The cars that are the longest on sale, with what could help. */
export function SlowestPart({ cars }: { cars: readonly SlowCar[] }) {
  const { t, language, number } = useWording();
  const columns: Column<SlowCar>[] = [
    { key: "car", title: t("stock-figures.car"), cell: (car) => <CarLink car={car} /> },
    ...(["daysOnSale", "views", "contacts"] as const).map((one) => ({
      key: one,
      title: t(`stock-figures.${one}`),
      end: true,
      cell: (car: SlowCar) => number(car[one]),
    })),
    { key: "advice", title: t("stock-figures.advice"), cell: (car) => <AdviceList car={car} /> },
  ];
  return (
    <Part title={t("stock-figures.slowest")} text={t("stock-figures.slowestText")}>
      {cars.length === 0 ? (
        <p className="soft">{t("stock-figures.slowestNone")}</p>
      ) : (
        <div className={`${styles.table} ${styles.advised}`}>
          <DataTable
            caption={t("stock-figures.slowest")}
            columns={columns}
            rows={cars}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name[language]}
          />
        </div>
      )}
    </Part>
  );
}

function AdviceList({ car: { id, name, advice } }: { car: SlowCar }) {
  const { t, language } = useWording();
  if (advice.length === 0) return <span className="soft small">{t("stock-figures.advice_none")}</span>;
  return (
    <span className={styles.advice}>
      {advice.map((one) => (
        <span key={one} className="small">
          {t(`stock-figures.advice_${one}`)}
        </span>
      ))}
      <Link className="link small" to="/edit-car/$id" params={{ id }}>
        {t("stock-figures.edit")}
        <span className="sr"> {name[language]}</span>
      </Link>
    </span>
  );
}
