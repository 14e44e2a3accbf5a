import { GitCompareArrows, X } from "lucide-react";
import type { PageContext } from "#platform/page/context.ts";
import { Link, useLocation } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { preloadToasts, toast } from "#ui/Toasts.tsx";
import { comparedIds, setCompared, useComparedIds } from "../compared.ts";
import { mostCompared } from "../comparison.schema.ts";
import * as styles from "./compare-tray.module.css";

/** What is picked to be compared: how many, the way to see them side by side, and to forget them. */
export function CompareTray() {
  const { t, number } = useWording();
  const { messages } = usePage();
  const ids = useComparedIds();
  const isThere = useLocation().pathname === "/compare";
  if (isThere) return null;
  const clear = () => {
    const before = comparedIds();
    setCompared([]);
    void toast("message", messages.t("compare-tray.cleared"), undefined, {
      label: messages.t("compare-tray.undo"),
      onClick: () => setCompared(before),
    });
  };
  return (
    <aside className={styles.tray} aria-label={t("compare-tray.title")}>
      <Link to="/compare" search={{ ids: ids.join() }} className="btn pri sm">
        <GitCompareArrows className="i s" aria-hidden="true" />
        {t("compare-tray.compare")}
        <span aria-hidden="true">
          <bdi dir="ltr">
            {number(ids.length)}/{number(mostCompared)}
          </bdi>
        </span>
        <span className="sr" role="status">
          {t("compare-tray.picked", { count: ids.length })}
        </span>
      </Link>
      <button
        type="button"
        className="icon-btn"
        onClick={clear}
        onPointerEnter={preloadToasts}
        aria-label={t("compare-tray.clear")}
      >
        <X className="i s" aria-hidden="true" />
      </button>
    </aside>
  );
}

/** There is no room for another one: says so, with a way to start again. */
export async function sayFull({ messages }: PageContext): Promise<void> {
  await messages.load("compare-tray");
  const { t } = messages;
  await toast("message", t("compare-tray.full", { count: mostCompared }), t("compare-tray.fullText"), {
    label: t("compare-tray.clear"),
    onClick: () => setCompared([]),
  });
}
