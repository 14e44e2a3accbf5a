import type { Showroom } from "#features/dealers/showrooms/showroom.contract.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./showroom.module.css";

/** Who works there, as far as each of them agreed to be shown. */
export function Team({ team }: Pick<Showroom, "team">) {
  const { t } = useWording();
  if (team.length === 0) return null;
  return (
    <section className="stack s2">
      <h2>{t("showrooms.team")}</h2>
      <ul className={styles.team}>
        {team.map(({ name, role }) => (
          <li key={name}>
            <bdi>{name}</bdi>
            <span className="small muted">{t(`showrooms.team_${role}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
