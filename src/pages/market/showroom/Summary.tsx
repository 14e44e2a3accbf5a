import { BadgeCheck, MapPin } from "lucide-react";
import { answersWithin } from "#features/conversations/answers-within.ts";
import { specializationName, yearsName } from "#features/dealers/registration/names.ts";
import { RatingLink } from "#features/dealers/reviews/screens/Rating.tsx";
import { DealerLogo } from "#features/dealers/showrooms/DealerLogo.tsx";
import type { Showroom } from "#features/dealers/showrooms/showroom.contract.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./showroom.module.css";

/** Who this is, where, and since when. */
export function Summary({ dealer }: { dealer: Showroom }) {
  const { t, name, plain } = useWording();
  const { city, specialization, yearsInBusiness, memberSince, responseMinutes, isDemo } = dealer;
  return (
    <section className={styles.head}>
      <DealerLogo dealer={dealer} size={96} />
      <div className="grow">
        <h1>
          <bdi>{dealer.name}</bdi>
        </h1>
        <span className="badge ok">
          <BadgeCheck className="i" aria-hidden="true" />
          {t("showrooms.approved")}
        </span>
        <RatingLink {...dealer.reviews} />
        <ul className={`${styles.facts} soft`}>
          {city && (
            <li className="row">
              <MapPin className="i s" aria-hidden="true" />
              {name("place", city)}
            </li>
          )}
          {specialization && <li>{specializationName(t, specialization)}</li>}
          {yearsInBusiness && <li>{t("showrooms.inBusiness", { years: yearsName(t, yearsInBusiness) })}</li>}
          {responseMinutes !== null && <li>{t(`showrooms.${answersWithin(responseMinutes)}`)}</li>}
          <li>{t("showrooms.since", { year: plain(new Date(memberSince).getUTCFullYear()) })}</li>
        </ul>
      </div>
      {isDemo && <p className="note plain">{t("showrooms.demo")}</p>}
    </section>
  );
}
