import { ChevronRight } from "lucide-react";
import { Cards } from "#features/listings/card/Cards.tsx";
import type { CardList } from "#features/listings/card/card-list.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./home.module.css";

interface Props {
  id: string;
  title: string;
  /** How all cars are sorted where this leads to. */
  sort: "newest" | "featured";
  list: CardList | undefined;
  /** What stands in the place of listings where there are none, or where they could not be read. */
  instead: string;
}

/** Some listings of many, and the way to the others: a strip on a phone, a grid on a desk. */
export function CardStrip({ id, title, sort, list, instead }: Props) {
  const { t } = useWording();
  return (
    <section className={`zone ${styles.flat}`} aria-labelledby={id}>
      <div className="wrap">
        <div className="sec-h">
          <h2 id={id}>{title}</h2>
          <Link className="link" to="/cars" search={{ sort }} aria-label={t("home.seeAllOf", { title })}>
            {t("home.seeAll")}
            <ChevronRight className="i s flip" aria-hidden="true" />
          </Link>
        </div>
        {list && list.count > 0 ? (
          <Cards
            as="ul"
            name={id}
            list={list}
            className={`${styles.latest} scroller`}
            sizes="(min-width: 1000px) 390px, 280px"
          />
        ) : (
          <p className="note plain">{instead}</p>
        )}
      </div>
    </section>
  );
}
