import { useWording } from "#ui/page.tsx";
import { CardStrip } from "../CardStrip.tsx";
import type { WelcomeData } from "./load-welcome.ts";

/** Listings whose sellers put them first. */
export function Featured({ featured }: Pick<WelcomeData, "featured">) {
  const { t } = useWording();
  return (
    <CardStrip
      id="featured"
      title={t("welcome.featured")}
      sort="featured"
      list={featured}
      instead={featured ? t("welcome.featuredNone") : t("welcome.featuredFailed")}
    />
  );
}
