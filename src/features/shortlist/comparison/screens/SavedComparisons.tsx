import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useAccount } from "#features/accounts/current-account.ts";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { Comparison } from "../comparison.contract.ts";
import { comparisonsQuery } from "./compare.api.ts";
import * as styles from "./compare.module.css";
import { addressOf } from "./compare-search.ts";

/** What the account keeps, the last saved first; nothing for a guest. */
export function SavedComparisons({ current }: { current: readonly string[] }) {
  const { t } = useWording();
  const page = usePage();
  const account = useAccount();
  const { data } = useQuery({ ...comparisonsQuery(page), enabled: account !== null });
  if (!account || !data || data.length === 0) return null;
  return (
    <section className={styles.saved}>
      <h2>{t("compare.savedTitle")}</h2>
      <ul className="panel flush">
        {data.map((comparison) => (
          <Saved key={comparison.id} comparison={comparison} isCurrent={isSame(comparison.carIds, current)} />
        ))}
      </ul>
    </section>
  );
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id) => b.includes(id));

function Saved({ comparison, isCurrent }: { comparison: Comparison; isCurrent: boolean }) {
  const { t, age } = useWording();
  const page = usePage();
  const queries = useQueryClient();
  const { id, name, carIds, createdAt } = comparison;
  const query = comparisonsQuery(page);

  async function remove() {
    queries.setQueryData(query.queryKey, (list) => list?.filter((one) => one.id !== id));
    try {
      await page.api("DELETE /api/comparisons/:id", { params: { id } });
      const undo = async () => {
        await page.api("POST /api/comparisons", { body: { name, carIds } }).catch(() => {});
        await queries.invalidateQueries(query);
      };
      await toast("message", t("compare.removed"), name, {
        label: t("compare.undo"),
        onClick: () => void undo(),
      });
    } catch (error) {
      await queries.invalidateQueries(query);
      await toast("error", t("compare.notRemoved"), whyFailed(error, t, t("compare.failed")));
    }
  }

  return (
    <li>
      <Link
        to="/compare"
        search={addressOf(carIds)}
        className={`link ${styles.savedName}`}
        aria-current={isCurrent ? "page" : undefined}
      >
        <bdi>{name}</bdi>
      </Link>
      <time className="soft small" dateTime={createdAt}>
        {age(createdAt)}
      </time>
      <button
        type="button"
        className="icon-btn"
        aria-label={t("compare.forget", { name })}
        onClick={() => void remove()}
      >
        <Trash2 className="i s" aria-hidden="true" />
      </button>
    </li>
  );
}
