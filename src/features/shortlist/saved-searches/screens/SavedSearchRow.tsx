import { useQueryClient } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { browsePaths } from "#features/listings/paths.ts";
import { readSearch } from "#features/search/address/read-search.ts";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { SavedSearch } from "../saved-search.contract.ts";
import { longestSearchName, mostCounted } from "../saved-search.schema.ts";
import { AlertChoice } from "./AlertChoice.tsx";
import { savedSearchesQuery } from "./saved-searches.api.ts";
import * as styles from "./saved-searches.module.css";

type Change = Partial<Pick<SavedSearch, "name" | "alerts" | "newCount">>;

/** One saved search: what it looks for, what is new in it, when it alerts. */
export function SavedSearchRow({ saved }: { saved: SavedSearch }) {
  const { t, number } = useWording();
  const { change, remove } = useChanges(saved);
  const [isRenaming, setRenaming] = useState(false);
  const { vehicleType, newCount, name } = saved;
  const count = newCount >= mostCounted ? `${number(mostCounted)}+` : number(newCount);
  return (
    <li>
      <div className={styles.what}>
        {isRenaming ? (
          <Rename
            name={name}
            onDone={(next) => {
              setRenaming(false);
              if (next && next !== name) void change({ name: next }, { name: next });
            }}
          />
        ) : (
          <Link
            to={browsePaths[vehicleType]}
            search={readSearch(vehicleType, saved.filters)}
            className={styles.name}
            onClick={() => void change({ seen: true }, { newCount: 0 })}
          >
            <bdi>{name}</bdi>
            {newCount > 0 && (
              <span className="badge brand">
                {t("saved-searches.new", { count: newCount, shown: count })}
              </span>
            )}
          </Link>
        )}
        <p className="soft small">{saved.inWords}</p>
      </div>
      <div className={styles.actions}>
        <AlertChoice
          value={saved.alerts}
          label={t("saved-searches.alertsOf", { name })}
          onChange={(alerts) => void change({ alerts }, { alerts })}
        />
        <button
          type="button"
          className="icon-btn"
          aria-label={t("saved-searches.rename", { name })}
          onClick={() => setRenaming(true)}
        >
          <Pencil className="i s" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label={t("saved-searches.remove", { name })}
          onClick={() => void remove()}
        >
          <Trash2 className="i s" aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}

/** At once to the eye, then at the server; what could not be done goes back. */
function useChanges({ id, name }: SavedSearch) {
  const { api } = usePage();
  const { t } = useWording();
  const queries = useQueryClient();
  const query = savedSearchesQuery(api);
  const params = { id };
  const again = () => queries.invalidateQueries(query);
  const failed = async (error: unknown) => {
    await again();
    await toast("error", t("saved-searches.notDone"), whyFailed(error, t, t("saved-searches.failed")));
  };
  return {
    async change(body: { name?: string; alerts?: SavedSearch["alerts"]; seen?: true }, shown: Change) {
      queries.setQueryData(query.queryKey, (list) =>
        list?.map((one) => (one.id === id ? { ...one, ...shown } : one)),
      );
      await api("PATCH /api/saved-searches/:id", { params, body }).catch(failed);
    },
    async remove() {
      queries.setQueryData(query.queryKey, (list) => list?.filter((one) => one.id !== id));
      try {
        await api("DELETE /api/saved-searches/:id", { params });
      } catch (error) {
        return failed(error);
      }
      const restore = () => api("POST /api/saved-searches/:id/restore", { params }).then(again, failed);
      return toast("message", t("saved-searches.removed"), name, {
        label: t("saved-searches.undo"),
        onClick: () => void restore(),
      });
    },
  };
}

function Rename({ name, onDone }: { name: string; onDone: (name: string | undefined) => void }) {
  const { t } = useWording();
  const [typed, setTyped] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone(typed.trim() || undefined);
  };
  return (
    <form className={styles.rename} onSubmit={submit}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it stands where the button was that asked for it
        autoFocus
        className="input"
        dir="auto"
        aria-label={t("saved-searches.name")}
        maxLength={longestSearchName}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === "Escape" && onDone(undefined)}
      />
      <button type="submit" className="btn sec sm">
        {t("saved-searches.done")}
      </button>
    </form>
  );
}
