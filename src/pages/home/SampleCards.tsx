import { Plus } from "lucide-react";
import * as cardStyles from "#features/listings/card/card.module.css";
import { Price } from "#ui/Price.tsx";
import { useWording } from "#ui/page.tsx";
import { SellLink } from "#ui/SellLink.tsx";
import { VehicleShape } from "#ui/VehicleShape.tsx";
import * as homeStyles from "./home.module.css";
import { samples } from "./samples.ts";

/** What fills the place of the latest cars while the market is empty: no links, and each card says what it is. */
export function SampleCards() {
  const { t, language, name, number } = useWording();
  return (
    <section className={`zone ${homeStyles.flat}`} aria-labelledby="latest">
      <div className="wrap">
        <div className="sec-h">
          <div>
            <h2 id="latest">{t("home.samplesTitle")}</h2>
            <p>{t("home.samplesNote")}</p>
          </div>
        </div>
        <ul className={`${homeStyles.latest} scroller`}>
          {samples.map((sample) => (
            <li key={sample.title.en}>
              <article className={`card ${homeStyles.sample} ${sample.paint}`}>
                <div className="pic">
                  <VehicleShape kind={sample.kind} className="" />
                  <div className={cardStyles.badges}>
                    <span className="badge">{t("home.sampleBadge")}</span>
                  </div>
                </div>
                <div className={cardStyles.body}>
                  <div className={cardStyles.priceLine}>
                    <Price value={sample.price} currency="usd" />
                  </div>
                  <h3 className={cardStyles.title}>
                    {sample.title[language]} {sample.year}
                  </h3>
                  <p className={cardStyles.facts}>
                    {[
                      t("listings.cardMileage", { km: number(sample.mileage) }),
                      name("gearType", sample.gearType),
                      name("fuelType", sample.fuelType),
                    ].join(" · ")}
                  </p>
                  <div className={cardStyles.foot}>
                    <span>{name("place", sample.city)}</span>
                  </div>
                </div>
              </article>
            </li>
          ))}
        </ul>
        <SellLink className="btn pri above-5">
          <Plus className="i s" aria-hidden="true" />
          {t("home.sellFirst")}
        </SellLink>
      </div>
    </section>
  );
}
