import { Check } from "lucide-react";
import { groupFeatures } from "#features/listings/facts/feature-list.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./detail.module.css";

export function Features({ features }: { features: readonly string[] }) {
  const { t, name } = useWording();
  const groups = groupFeatures(features);
  if (groups.length === 0) return null;
  return (
    <section>
      <h2>{t("listing-fields.features")}</h2>
      <div className={styles.featureGroups}>
        {groups.map(({ group, features: ofGroup }) => (
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
    </section>
  );
}
