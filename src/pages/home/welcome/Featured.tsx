import { useWording } from "#ui/page.tsx";
import { FeaturedCards } from "../FeaturedCards.tsx";
import type { WelcomeData } from "./load-welcome.ts";

/** Listings whose sellers put them first. */
export function Featured({ featured }: Pick<WelcomeData, "featured">) {
  const { t } = useWording();
  return (
    <FeaturedCards
      list={featured}
      instead={featured ? t("welcome.featuredNone") : t("welcome.featuredFailed")}
    />
  );
}
