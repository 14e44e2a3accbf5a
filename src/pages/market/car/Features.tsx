import { Check } from "lucide-react";
import { groupFeatures } from "#features/listings/facts/feature-list.ts";
import { Kept } from "#ui/Kept.tsx";
import { useWording } from "#ui/page.tsx";
import * as styles from "./detail.module.css";

export const Features = ({ listing }: { listing: { features: readonly string[] } }) =>
  listing.features.length > 0 && (
    <Kept as="section" thing={listing} variant={() => "features"}>
      {() => <Groups features={listing.features} />}
    </Kept>
  );

function Groups({ features }: { features: readonly string[] }) {
  const { t, name } = useWording();
  return (
    <>
      <h2>{t("listing-fields.features")}</h2>
      <div className={styles.featureGroups}>
        {groupFeatures(features).map(({ group, features: ofGroup }) => (
          <div key={group}>
            <h3>{group === "other" ? t("detail.featuresOther") : name("featureGroup", group)}</h3>
            <ul>
              {ofGroup.map((feature) => (
                <li key={feature}>
                  <Check className="i s" aria-hidden="true" />
                  <bdi>{name("feature", feature)}</bdi>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}
