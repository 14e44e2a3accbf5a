import { type ComponentType, useEffect, useState } from "react";
import { usePage } from "#ui/page.tsx";
import type { CountedFilters } from "../use-browse.ts";
import * as styles from "./filters.module.css";

/** Where the filter by distance lies: what draws it, and its words, are fetched when its group is opened. */
export function NearPlace({ filters }: { filters: CountedFilters }) {
  const { messages } = usePage();
  const [Part, setPart] = useState<ComponentType<{ filters: CountedFilters }>>();
  useEffect(() => {
    Promise.all([import("./NearFilter.tsx"), messages.load("nearby")]).then(
      ([{ NearFilter }]) => setPart(() => NearFilter),
      // Without a network it comes when the group is opened again.
      () => {},
    );
  }, [messages]);
  return <div className={styles.nearPlace}>{Part && <Part filters={filters} />}</div>;
}
