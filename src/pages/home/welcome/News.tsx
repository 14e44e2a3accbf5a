import { useQueryClient } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useAccount } from "#features/accounts/current-account.ts";
import { ListingCard } from "#features/listings/card/ListingCard.tsx";
import type { ListingCard as Card } from "#features/listings/listing.schema.ts";
import { browsePaths } from "#features/listings/paths.ts";
import { readSearch } from "#features/search/address/read-search.ts";
import { SincePrice } from "#features/shortlist/favorites/SincePrice.tsx";
import type { SavedSearch } from "#features/shortlist/saved-searches/saved-search.contract.ts";
import { mostCounted } from "#features/shortlist/saved-searches/saved-search.schema.ts";
import { savedSearchesQuery } from "#features/shortlist/saved-searches/screens/saved-searches.api.ts";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import * as homeStyles from "../home.module.css";
import { useNews } from "./use-news.ts";
import * as styles from "./welcome.module.css";

/** What is new for who comes back: in saved searches, in prices of what was saved, then what was looked at last and what is like it. */
export function News() {
  const { t, language } = useWording();
  const { searches, cheaper, seen, like, isQuiet } = useNews();
  return (
    <section className={`wrap ${styles.news}`} aria-labelledby="news">
      <h2 id="news">{t("welcome.news")}</h2>
      {isQuiet && (
        <p className="note plain">
          {t("welcome.newsNone")}{" "}
          <Link className="link" to="/cars">
            {t("welcome.newsBrowse")}
          </Link>
        </p>
      )}
      {searches.length > 0 && (
        <Part title={t("welcome.newsSearches")} to="/user-dashboard" search={{ tab: "searches" }}>
          <ul className={`panel flush ${styles.searches}`}>
            {searches.map((search) => (
              <NewIn key={search.id} search={search} />
            ))}
          </ul>
        </Part>
      )}
      {cheaper.length > 0 && (
        <Part title={t("welcome.newsCheaper")} to="/favorites">
          <Strip cards={cheaper.flatMap(({ listing }) => listing ?? [])}>
            {(card) => cheaper.map((one) => one.id === card.id && <SincePrice key={one.id} favorite={one} />)}
          </Strip>
        </Part>
      )}
      {seen.length > 0 && (
        <Part title={t("welcome.newsSeen")} to="/recent">
          <Strip cards={seen} />
        </Part>
      )}
      {like.length > 0 && seen[0] && (
        <Part title={t("welcome.newsLike", { name: seen[0].name[language] })}>
          <Strip cards={like} />
        </Part>
      )}
    </section>
  );
}

interface PartProps {
  title: string;
  /** Where there is more of it. */
  to?: "/user-dashboard" | "/favorites" | "/recent";
  search?: object;
  children: ReactNode;
}

function Part({ title, to, search, children }: PartProps) {
  const { t } = useWording();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className="sec-h">
        <h3 id={id}>{title}</h3>
        {to && (
          <Link
            className="link"
            to={to}
            {...(search && { search })}
            aria-label={t("home.seeAllOf", { title })}
          >
            {t("home.seeAll")}
            <ChevronRight className="i s flip" aria-hidden="true" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

/** Cards in a row that is moved sideways on a phone; `children` stands under each. */
function Strip({ cards, children }: { cards: readonly Card[]; children?: (card: Card) => ReactNode }) {
  return (
    <ul className={`${homeStyles.latest} ${styles.strip} scroller`}>
      {cards.map((card) => (
        <li key={card.id}>
          <ListingCard listing={card} sizes="(min-width: 1000px) 390px, 280px" />
          {children?.(card)}
        </li>
      ))}
    </ul>
  );
}

/** A saved search with how many listings are new in it; opening it is having looked. */
function NewIn({ search: { id, name, vehicleType, filters, inWords, newCount } }: { search: SavedSearch }) {
  const { t, number } = useWording();
  const { api } = usePage();
  const queries = useQueryClient();
  const account = useAccount();
  const look = async () => {
    if (!account) return;
    await api("PATCH /api/saved-searches/:id", { params: { id }, body: { seen: true } });
    await queries.invalidateQueries(savedSearchesQuery(api));
  };
  const shown = newCount >= mostCounted ? `${number(mostCounted)}+` : number(newCount);
  return (
    <li>
      <Link
        to={browsePaths[vehicleType]}
        search={readSearch(vehicleType, filters)}
        onClick={() => void look().catch(() => {})}
      >
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="badge brand">{t("saved-searches.new", { count: newCount, shown })}</span>
      </Link>
      <p className="soft small">{inWords}</p>
    </li>
  );
}
