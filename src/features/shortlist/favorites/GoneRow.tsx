import { X } from "lucide-react";
import { useState } from "react";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import type { Favorite } from "../favorite.contract.ts";
import { savedIds, setSaved } from "../saved.ts";
import { sendFavorite } from "../send-favorite.ts";
import * as styles from "./favorites.module.css";

/** A saved listing that is not offered any more: what it was, the way to others like it, and off the list. */
export function GoneRow({ favorite: { id, name, state } }: { favorite: Favorite }) {
  const { t, language } = useWording();
  const title = name[language];
  const page = usePage();
  const [removed, setRemoved] = useState(false);
  if (removed) return null;
  const remove = () => {
    const before = savedIds();
    setSaved(before.filter((one) => one !== id));
    setRemoved(true);
    void sendFavorite(page, id, before);
  };
  return (
    <li>
      <span className={styles.goneTitle}>{title}</span>
      <span className="badge">{t(state === "sold" ? "shortlist.sold" : "shortlist.away")}</span>
      <Link className="link" to="/cars/$id" params={{ id }}>
        {t("shortlist.similar")}
      </Link>
      <button
        type="button"
        className="icon-btn"
        onClick={remove}
        aria-label={t("shortlist.remove", { title })}
      >
        <X className="i s" aria-hidden="true" />
      </button>
    </li>
  );
}
