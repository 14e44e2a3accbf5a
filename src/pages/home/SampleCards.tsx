import { Plus } from "lucide-react";
import { Price } from "#ui/Price.tsx";
import { useWording } from "#ui/page.tsx";
import { SellLink } from "#ui/SellLink.tsx";
import { VehicleShape } from "#ui/VehicleShape.tsx";
import { samples } from "./samples.ts";

/** What fills the place of the latest cars while the market is empty: no links, and each card says what it is. */
export function SampleCards() {
  const { t, language, name, number, plain } = useWording();
  return (
    <section className="zone flat" aria-labelledby="latest">
      <div className="wrap">
        <div className="sec-h">
          <div>
            <h2 id="latest">{t("home.samplesTitle")}</h2>
            <p>{t("home.samplesNote")}</p>
          </div>
        </div>
        <ul className="latest scroller">
          {samples.map((sample) => (
            <li key={sample.title.en}>
              <article className={`card sample ${sample.paint}`}>
                <div className="pic">
                  <VehicleShape kind={sample.kind} className="" />
                  <div className="over">
                    <span className="badge">{t("home.sampleBadge")}</span>
                  </div>
                </div>
                <div className="body">
                  <div className="pline">
                    <Price value={sample.price} currency="usd" />
                  </div>
                  <h3 className="ttl">{sample.title[language]}</h3>
                  <div className="facts">
                    <span>{plain(sample.year)}</span>
                    <span>{t("listings.cardMileage", { km: number(sample.mileage) })}</span>
                    <span>{name("gearType", sample.gearType)}</span>
                    <span>{name("fuelType", sample.fuelType)}</span>
                  </div>
                  <div className="foot">
                    <span>{name("place", sample.city)}</span>
                  </div>
                </div>
              </article>
            </li>
          ))}
        </ul>
        <SellLink className="btn pri mt-5">
          <Plus className="i s" aria-hidden="true" />
          {t("home.sellFirst")}
        </SellLink>
      </div>
    </section>
  );
}
