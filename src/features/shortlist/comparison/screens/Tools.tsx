import { useQueryClient } from "@tanstack/react-query";
import { Bookmark, Share2 } from "lucide-react";
import { usePage, useWording } from "#ui/page.tsx";
import { share } from "#ui/share.ts";
import { withSignIn } from "#ui/sign-in.ts";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { longestName } from "../comparison.schema.ts";
import { type Column, comparisonsQuery } from "./compare.api.ts";
import * as styles from "./compare.module.css";
import type { Comparing } from "./use-comparison.ts";

/** Only what differs; pass it on; keep it. */
export function Tools({ comparing, columns }: { comparing: Comparing; columns: readonly Column[] }) {
  const { t } = useWording();
  const page = usePage();
  const queries = useQueryClient();
  const { ids, only } = comparing;
  const several = columns.filter(({ listing }) => listing).length > 1;
  const name = () => nameOf(columns, page.messages.language);

  async function pass() {
    const url = `${page.publicUrl}/compare?ids=${ids.join()}`;
    const outcome = await share({ title: name() || t("compare.title"), url });
    if (outcome === "copied") await toast("success", t("common.copied"), t("compare.copied"));
    if (outcome === "failed") await toast("error", t("compare.copyFailed"));
  }

  async function save() {
    try {
      const saved = await page.api("POST /api/comparisons", { body: { name: name(), carIds: [...ids] } });
      // Who just signed in has the first list on its way: asked before this was saved, it would be kept without it.
      await queries.cancelQueries(comparisonsQuery(page));
      await queries.invalidateQueries(comparisonsQuery(page));
      const undo = async () => {
        await page.api("DELETE /api/comparisons/:id", { params: { id: saved.id } }).catch(() => {});
        await queries.invalidateQueries(comparisonsQuery(page));
      };
      await toast("success", t("compare.saved"), saved.name, {
        label: t("compare.undo"),
        onClick: () => void undo(),
      });
    } catch (error) {
      await toast("error", t("compare.notSaved"), whyFailed(error, t, t("compare.failed")));
    }
  }

  return (
    <div className={styles.tools}>
      {several && (
        <label className={`check${only ? " on" : ""} ${styles.only}`}>
          <input
            type="checkbox"
            className="sr"
            checked={only}
            onChange={({ target }) => comparing.show(target.checked)}
          />
          <span className={`switch${only ? " on" : ""}`} aria-hidden="true" />
          {t("compare.only")}
        </label>
      )}
      <div className="row">
        <button type="button" className="btn sec sm" onClick={() => void pass()}>
          <Share2 className="i s" aria-hidden="true" />
          {t("compare.share")}
        </button>
        {several && (
          <button
            type="button"
            className="btn sec sm"
            onClick={() => void withSignIn(() => void save(), "comparison")}
          >
            <Bookmark className="i s" aria-hidden="true" />
            {t("compare.save")}
          </button>
        )}
      </div>
    </div>
  );
}

/** "Toyota Corolla and Kia Rio": what a comparison is called when it is kept. */
function nameOf(columns: readonly Column[], language: string): string {
  const vehicles = columns.flatMap(({ listing, vehicle }) => (listing ? [`${vehicle} ${listing.year}`] : []));
  const name = new Intl.ListFormat(language, { type: "conjunction" }).format(vehicles);
  return name.slice(0, longestName);
}
