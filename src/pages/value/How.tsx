import { useWording } from "#ui/page.tsx";

/** How a value is worked out, and what it cannot know. */
export function How() {
  const { t } = useWording();
  return (
    <details className="fair-how small">
      <summary>{t("value.how")}</summary>
      <ul className="soft">
        <li>{t("value.howPrices")}</li>
        <li>{t("value.howPooled")}</li>
        <li>{t("value.howLures")}</li>
        <li>{t("value.howRange")}</li>
        <li>{t("value.howSold")}</li>
      </ul>
    </details>
  );
}
