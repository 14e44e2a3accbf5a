import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { VehicleShape } from "#ui/VehicleShape.tsx";
import * as styles from "./home.module.css";

interface Props {
  figures: { motorcycles: number; categories: Record<string, number> } | undefined;
}

const tiles = [
  { category: "small", kind: "hatchback", words: "home.tileSmall" },
  { category: "family", kind: "suv", words: "home.tileFamily" },
  { category: "luxury", kind: "sedan", words: "home.tileLuxury" },
  { category: "truck", kind: "pickup", words: "home.tileTruck" },
  { category: "van", kind: "van", words: "home.tileVan" },
  { category: "motorcycles", kind: "motorcycle", words: "home.tileMotorcycles" },
] as const;

/** The ways into the market by kind, each with how many are on sale now. */
export function CategoryTiles({ figures }: Props) {
  const { t } = useWording();
  return (
    <section className="zone" aria-labelledby="by-category">
      <div className="wrap">
        <div className="sec-h">
          <h2 id="by-category">{t("home.browseCategories")}</h2>
        </div>
        <ul className={styles.categories}>
          {tiles.map(({ category, kind, words }) => {
            const cars = category !== "motorcycles";
            const count = figures && (cars ? (figures.categories[category] ?? 0) : figures.motorcycles);
            return (
              <li key={category}>
                <Link
                  className={styles.category}
                  data-category={category}
                  to={cars ? "/cars" : "/motorcycles"}
                  {...(cars && { search: { category: [category] } })}
                >
                  <VehicleShape kind={kind} />
                  <b>{t(words)}</b>
                  {count !== undefined && <span>{t("home.tileCount", { count })}</span>}
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
