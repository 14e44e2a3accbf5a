import { isolated } from "#i18n/format.ts";
import { useWording } from "#ui/page.tsx";
import type { TrayPhoto } from "./photo.ts";
import * as styles from "./photos.module.css";

interface Props {
  photos: readonly TrayPhoto[];
  /** Why files were not taken. */
  refusal: string | undefined;
  onCover: (key: string) => void;
}

/** What is to be said of the photos: which were not taken and why, that they wait, and that one shows papers. */
export function PhotoMessages({ photos, refusal, onCover }: Props) {
  const { t, number } = useWording();
  const problems = photos.flatMap(({ problem, name }, place) => {
    if (!problem) return [];
    if ("said" in problem) return problem.said;
    const file = name ? isolated(name) : t("photos.photo", { place: number(place + 1) });
    return t(`photos.${problem.key}`, { file });
  });
  const papers = photos.findIndex(
    ({ shows, isCovered, state }) => shows === "papers" && !isCovered && state === "ready",
  );
  const uncovered = photos[papers];
  return (
    <>
      {refusal && (
        <p className="note warn" role="alert">
          {refusal}
        </p>
      )}
      {[...new Set(problems)].map((problem) => (
        <p key={problem} className="note bad" role="alert">
          {problem}
        </p>
      ))}
      {photos.some(({ state }) => state === "held") && (
        <p className="note warn" role="status">
          {t("photos.offline")}
        </p>
      )}
      {uncovered && (
        <div className={`note warn ${styles.papers}`}>
          <p>{t("photos.papersSeen", { place: number(papers + 1) })}</p>
          <button type="button" className="btn sec sm" onClick={() => onCover(uncovered.key)}>
            {t("photos.papersCover")}
          </button>
        </div>
      )}
    </>
  );
}
