import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import type { PublicListing } from "../listing.schema.ts";
import { browsePaths } from "../paths.ts";

/** Home, cars or motorcycles, brand, model: each leads to what it names. The last is the page itself, by its title. */
export function Breadcrumb({ listing, modelName }: { listing: PublicListing; modelName: string }) {
  const { t, name } = useWording();
  const { vehicleType, brand, model } = listing;
  const to = browsePaths[vehicleType];
  return (
    <nav className="crumb" aria-label={t("detail.breadcrumb")}>
      <ol>
        <li>
          <Link to="/">{t("common.home")}</Link>
        </li>
        <li>
          <ChevronRight className="i flip" aria-hidden="true" />
          <Link to={to} activeOptions={{ exact: true }}>
            {t(vehicleType === "motorcycle" ? "common.motorcycles" : "common.cars")}
          </Link>
        </li>
        <li>
          <ChevronRight className="i flip" aria-hidden="true" />
          <Link to={to} search={{ brand: [brand] } as never}>
            {name("brand", brand)}
          </Link>
        </li>
        <li>
          <ChevronRight className="i flip" aria-hidden="true" />
          <Link to={to} search={{ brand: [brand], model: [model] } as never}>
            {modelName}
          </Link>
        </li>
        <li>
          <ChevronRight className="i flip" aria-hidden="true" />
          <bdi aria-current="page">{listing.title}</bdi>
        </li>
      </ol>
    </nav>
  );
}
