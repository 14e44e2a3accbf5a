import { SearchX } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { TabAddress } from "#features/administrators/client/use-tab-address.ts";
import { FilterChoice } from "#ui/kit/list/Filters.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";

interface Props {
  at: TabAddress;
  title: string;
  /** What is said where nothing was ever bought. */
  none: string;
  state: string | undefined;
  states: readonly { value: string; label: string }[];
  /** The button that saves it as a file. */
  file: ReactNode;
  found: {
    isPending: boolean;
    isError: boolean;
    error: unknown;
    refetch: () => unknown;
    data: { total: number; totalPages: number; waiting: number } | undefined;
  };
  children: ReactNode;
}

/** One of the two lists: its title, how many wait, the choice of a state, and what stands in the place of no rows. */
export function ListPanel({ at, title, none, state, states, file, found, children }: Props) {
  const { t } = useWording();
  const id = useId();
  const { data } = found;
  return (
    <section className="panel flush" aria-labelledby={id}>
      <div className="adm-list-h">
        <h2 id={id}>{title}</h2>
        {data && data.waiting > 0 && (
          <span className="badge warn">{t("approvals-tab.waitingCount", { count: data.waiting })}</span>
        )}
        {file}
      </div>
      <div className="adm-filters">
        <FilterChoice
          label={t("approvals-tab.state")}
          value={state}
          options={states}
          onChange={(value) => at.set({ state: value })}
        />
      </div>
      {data?.total === 0 && state === undefined ? (
        <div className="empty">
          <SearchX className="i l muted" aria-hidden="true" />
          <p className="m">{none}</p>
          <p className="soft small">{t("approvals-tab.noneText")}</p>
        </div>
      ) : (
        <ListState query={found} isEmpty={data?.total === 0}>
          {children}
          {data && <ListPager at={at} total={data.total} totalPages={data.totalPages} />}
        </ListState>
      )}
    </section>
  );
}
