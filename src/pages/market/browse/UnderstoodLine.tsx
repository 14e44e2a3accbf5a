import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { modelNames } from "#features/search/address/heading.ts";
import { modelsQuery, resultsQuery } from "#features/search/search.api.ts";
import { usePage, useWording } from "#ui/page.tsx";
import * as styles from "./browse.module.css";
import { corrections, mergedParts, type Part, partLabel, withoutWords } from "./understood.ts";
import type { Filters } from "./use-browse.ts";

/** What the words of a search were read as. Each part can be left out, and all of it undone. */
export function UnderstoodLine({ browse }: { browse: Filters }) {
  const words = useWording();
  const { t, language } = words;
  const { api } = usePage();
  const { vehicleType, search, change } = browse;
  const { data } = useQuery(resultsQuery(api, browse));
  const parts = search.search ? mergedParts(data?.understood?.filters ?? []) : [];
  const brands = parts.filter((part) => part.filter === "brand").map((part) => part.value);
  const { data: models } = useQuery(modelsQuery(api, vehicleType, brands, "families"));
  const names = modelNames(models ?? [], language);
  const label = (part: Part) => {
    const name = part.filter === "model" ? (names[part.value] ?? part.value) : partLabel(part, words);
    return part.not ? t("browse.understoodNot", { part: name }) : name;
  };
  const missing = data?.understood?.missing ?? [];

  if (search.search && search.literal) {
    return (
      <p className={styles.understood}>
        <span>{t("browse.literalOn", { text: search.literal.join(" ") })}</span>
        <button type="button" className="link" onClick={() => change({ literal: undefined })}>
          {t("browse.literalUndo")}
        </button>
      </p>
    );
  }
  if (parts.length === 0) return null;
  const text = search.search ?? "";
  return (
    <div className={styles.understood}>
      <span className="muted">{t("browse.understood")}</span>
      <ul>
        {parts.map((part) => (
          <li key={`${part.filter} ${part.value}`}>
            <button
              type="button"
              className="chip"
              aria-label={t("browse.understoodRemove", { part: label(part) })}
              onClick={() => change({ search: withoutWords(text, part.words) })}
            >
              {label(part)}
              <X className="i s" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {corrections(parts).map(({ words: typed, parts: readAs }) => (
        <span key={typed} className="muted">
          {t("browse.corrected", { words: typed, name: readAs.map(label).join(" ") })}
        </span>
      ))}
      {missing.length > 0 && (
        <span className="muted">{t("browse.notFound", { words: missing.join(" ") })}</span>
      )}
      <button
        type="button"
        className="link"
        onClick={() => change({ literal: [...new Set(parts.map((part) => part.words))] })}
      >
        {t("browse.literal")}
      </button>
    </div>
  );
}
