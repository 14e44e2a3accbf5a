import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { preloadToasts } from "#ui/Toasts.tsx";
import { mostCompared } from "../comparison.schema.ts";
import { CompareTable } from "./CompareTable.tsx";
import { type Column, compareQuery } from "./compare.api.ts";
import * as styles from "./compare.module.css";
import { Heads } from "./Heads.tsx";
import { NothingPicked } from "./NothingPicked.tsx";
import { SavedComparisons } from "./SavedComparisons.tsx";
import { Strip } from "./Strip.tsx";
import { Tools } from "./Tools.tsx";
import { useComparison } from "./use-comparison.ts";
import { useTogether } from "./use-together.ts";

/** Vehicles side by side: what they cost, what they are, what they have; what differs is marked. */
export default function ComparePage() {
  const { t } = useWording();
  const page = usePage();
  const comparing = useComparison();
  const { data, isError, refetch } = useQuery(compareQuery(page, comparing.ids));
  useEffect(preloadToasts, []);
  // What is left out of the address is gone at once, no matter what the server says later.
  const columns = data?.filter(({ id }) => comparing.ids.includes(id));
  return (
    <div className={`wrap zone ${styles.comparison}`}>
      <h1>{t("compare.title")}</h1>
      {isError && !data && <Failed text={t("compare.loadFailed")} onRetry={() => void refetch()} />}
      {comparing.ids.length === 0 && <NothingPicked />}
      {columns && columns.length > 0 && <Comparison comparing={comparing} columns={columns} />}
      <SavedComparisons current={comparing.ids} />
    </div>
  );
}

function Comparison({
  comparing,
  columns,
}: {
  comparing: ReturnType<typeof useComparison>;
  columns: readonly Column[];
}) {
  const together = useTogether();
  const places = Math.min(mostCompared, columns.length + 1);
  return (
    <>
      <Tools comparing={comparing} columns={columns} />
      <div className={styles.all} data-places={places} style={{ "--n": places } as React.CSSProperties}>
        <Heads comparing={comparing} columns={columns} together={together} />
        <Strip columns={columns} together={together} />
        <CompareTable columns={columns} only={comparing.only} together={together} />
      </div>
    </>
  );
}
