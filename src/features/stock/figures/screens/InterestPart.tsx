import { Link } from "#platform/page/routing.ts";
import { type Column, DataTable } from "#ui/kit/list/DataTable.tsx";
import { useWording } from "#ui/page.tsx";
import type { CarOfMonth, StockFigures } from "../stock-figures.contract.ts";
import * as styles from "./figures.module.css";
import { Figure, Part } from "./Part.tsx";

const counted = ["views", "contacts", "calls", "chats", "leads"] as const;

/** What buyers did about the cars of the month: all together, and each. */
export function InterestPart({ interest }: { interest: StockFigures["interest"] }) {
  const { t, language, number } = useWording();
  const columns: Column<CarOfMonth>[] = [
    { key: "car", title: t("stock-figures.car"), cell: (car) => <CarLink car={car} /> },
    ...counted.map((one) => ({
      key: one,
      title: t(`stock-figures.${one}`),
      end: true,
      cell: (car: CarOfMonth) => number(car[one]),
    })),
    {
      key: "share",
      title: t("stock-figures.viewShare"),
      end: true,
      cell: ({ viewShare }) =>
        viewShare !== null && (
          <span className={styles.share}>
            {`${number(Math.round(viewShare * 1000) / 10)}%`}
            <span className="ov-meter" aria-hidden="true">
              <i style={{ inlineSize: `${viewShare * 100}%` }} />
            </span>
          </span>
        ),
    },
  ];
  const more = interest.carCount - interest.cars.length;
  return (
    <Part title={t("stock-figures.interest")} text={t("stock-figures.interestText")}>
      <dl className={`stats ${styles.stats} ${styles.five}`}>
        {counted.map((one) => (
          <Figure key={one} name={t(`stock-figures.${one}`)}>
            {number(interest[one])}
          </Figure>
        ))}
      </dl>
      {interest.cars.length > 0 && (
        <div className={styles.table}>
          <DataTable
            caption={t("stock-figures.interest")}
            columns={columns}
            rows={interest.cars}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name[language]}
          />
        </div>
      )}
      {more > 0 && <p className="soft small">{t("stock-figures.more", { count: more })}</p>}
    </Part>
  );
}

/** A car by its name, to its page. */
export function CarLink({ car: { id, name, ref } }: { car: Pick<CarOfMonth, "id" | "name" | "ref"> }) {
  const { language } = useWording();
  return (
    <span className={styles.car}>
      <Link className="link m" to="/cars/$id" params={{ id }}>
        {name[language]}
      </Link>
      <span className="small muted num" dir="ltr">
        {ref}
      </span>
    </span>
  );
}
