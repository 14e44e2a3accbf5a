import { useMutation, useQuery } from "@tanstack/react-query";
import { BookmarkPlus, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { TabAddress } from "#features/administrators/client/use-tab-address.ts";
import { DialogActions } from "#ui/kit/dialog/DialogActions.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { StockFilter } from "../stock.schema.ts";
import { longestViewName } from "../stock-words.ts";
import { viewsKey, viewsQuery } from "./stock.api.ts";
import * as styles from "./stock.module.css";
import { addressOf } from "./stock-address.ts";

interface Props {
  at: TabAddress;
  filter: StockFilter;
}

const isSame = (one: StockFilter, other: StockFilter) =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());

/** The searches that are kept on the account, and the way to keep the one that is shown. */
export function Views({ at, filter }: Props) {
  const { t } = useWording();
  const { api, queryClient } = usePage();
  const { data: views = [] } = useQuery(viewsQuery(api));
  const [naming, setNaming] = useState(false);
  const isNarrowed = Object.keys(filter).length > 0;
  const current = views.find((view) => isSame(view.filter, filter));
  const refresh = () => queryClient.invalidateQueries({ queryKey: viewsKey });
  const failed = (error: unknown) =>
    void toast("error", t("stock.viewFailed"), whyFailed(error, t, t("kit.failed")));
  const forget = useMutation({
    mutationFn: (id: string) => api("DELETE /api/stock-views/:id", { params: { id } }),
    onError: failed,
    onSettled: refresh,
  });
  const keep = useMutation({
    mutationFn: (name: string) => api("POST /api/stock-views", { body: { name, filter } }),
    onSuccess: () => {
      setNaming(false);
      void toast("success", t("stock.viewKept"));
    },
    onError: failed,
    onSettled: refresh,
  });
  if (views.length === 0 && !isNarrowed) return null;
  const show = (to: StockFilter) => at.set({ ...blank, ...addressOf(to) });
  return (
    <fieldset className={styles.views}>
      <legend className="sr">{t("stock.views")}</legend>
      <button type="button" className="chip" aria-pressed={!isNarrowed} onClick={() => show({})}>
        {t("stock.viewAll")}
      </button>
      {views.map((view) => (
        <span key={view.id} className={styles.view}>
          <button
            type="button"
            className="chip"
            aria-pressed={view === current}
            onClick={() => show(view.filter)}
          >
            <bdi>{view.name}</bdi>
          </button>
          {view === current && (
            <button
              type="button"
              className="icon-btn"
              aria-label={t("stock.forgetView", { name: view.name })}
              onClick={() => forget.mutate(view.id)}
            >
              <X className="i s" aria-hidden="true" />
            </button>
          )}
        </span>
      ))}
      {isNarrowed && !current && (
        <button type="button" className="btn quiet sm" onClick={() => setNaming(true)}>
          <BookmarkPlus className="i s" aria-hidden="true" />
          {t("stock.keepView")}
        </button>
      )}
      {naming && (
        <NameDialog pending={keep.isPending} onKeep={keep.mutate} onClose={() => setNaming(false)} />
      )}
    </fieldset>
  );
}

/** Every part of a filter, left out of the address. */
const blank = {
  q: undefined,
  state: undefined,
  type: undefined,
  photos: undefined,
  position: undefined,
  days: undefined,
};

interface NameProps {
  pending: boolean;
  onKeep: (name: string) => void;
  onClose: () => void;
}

function NameDialog({ pending, onKeep, onClose }: NameProps) {
  const { t } = useWording();
  const [name, setName] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onKeep(name.trim());
  };
  return (
    <TitledDialog title={t("stock.keepView")} onClose={onClose}>
      <form className={styles.change} method="post" onSubmit={submit}>
        <TextField
          label={t("stock.viewName")}
          error={undefined}
          dir="auto"
          maxLength={longestViewName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <DialogActions onClose={onClose}>
          <ActButton type="submit" className="btn pri" pending={pending} off={!name.trim()}>
            {t("stock.keepView")}
          </ActButton>
        </DialogActions>
      </form>
    </TitledDialog>
  );
}
