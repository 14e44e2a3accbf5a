import type { Showroom } from "#features/dealers/showrooms/showroom.contract.ts";
import { useWording } from "#ui/page.tsx";
import { aboutIn } from "./dealer-data.ts";
import * as styles from "./showroom.module.css";

/** What the dealer says, in the page's language where it was written in both. */
export function About({ dealer }: { dealer: Showroom }) {
  const { t, language } = useWording();
  const about = aboutIn(language, dealer);
  if (!about) return null;
  return (
    <section className="stack s2">
      <h2>{t("showrooms.about")}</h2>
      <p className={`soft ${styles.about}`} dir="auto">
        {about}
      </p>
    </section>
  );
}
