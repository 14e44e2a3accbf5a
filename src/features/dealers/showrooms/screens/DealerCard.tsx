import { BadgeCheck, MapPin } from "lucide-react";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { specializationName } from "../../registration/names.ts";
import { DealerLogo } from "../DealerLogo.tsx";
import type { ShowroomCard } from "../showroom.contract.ts";
import { stockText } from "../stock-text.ts";
import * as styles from "./directory.module.css";

/** A dealer in the directory: the whole card is one link. */
export function DealerCard({ dealer }: { dealer: ShowroomCard }) {
  const { t, name } = useWording();
  return (
    <li className={`${styles.dealerCard} panel`}>
      <DealerLogo dealer={dealer} />
      <div className="grow">
        <h2>
          <Link to="/dealers/$slug/{-$kind}" params={{ slug: dealer.slug }}>
            <bdi>{dealer.name}</bdi>
          </Link>
        </h2>
        <span className="badge ok">
          <BadgeCheck className="i" aria-hidden="true" />
          {t("showrooms.approved")}
        </span>
        <p className={`small soft ${styles.dealerCardFacts}`}>
          {dealer.city && (
            <span className="row">
              <MapPin className="i s" aria-hidden="true" />
              {name("place", dealer.city)}
            </span>
          )}
          {dealer.specialization && <span>{specializationName(t, dealer.specialization)}</span>}
        </p>
        <p className="small m">{stockText(t, dealer.stock) || t("showrooms.nothingInStock")}</p>
      </div>
    </li>
  );
}
