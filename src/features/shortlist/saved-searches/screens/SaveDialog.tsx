import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { Calls } from "#platform/http/api.ts";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { type AlertTime, longestSearchName } from "../saved-search.schema.ts";
import { AlertChoice } from "./AlertChoice.tsx";
import { savedSearchesQuery } from "./saved-searches.api.ts";

export interface SearchToSave {
  filters: Calls["POST /api/saved-searches"]["body"]["filters"];
  /** The name that it has until another is typed: what it filters, in words. */
  proposed: string;
}
type Props = SearchToSave & { onClose: () => void };

/** What a search is called, by what it filters, and when it alerts. */
export default function SaveDialog({ filters, proposed, onClose }: Props) {
  const { t } = useWording();
  const page = usePage();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const [alerts, setAlerts] = useState<AlertTime>("daily");
  const field = useId();
  const name = typed ?? proposed.slice(0, longestSearchName);

  const { mutate: save, isPending: isSending } = useMutation({
    mutationFn: () => page.api("POST /api/saved-searches", { body: { name, filters, alerts } }),
    onSuccess: async () => {
      await queries.invalidateQueries(savedSearchesQuery(page.api));
      onClose();
      void toast("success", t("saved-searches.saved"), t("saved-searches.savedText"));
    },
    onError: (error) =>
      void toast("error", t("saved-searches.notSaved"), whyFailed(error, t, t("saved-searches.failed"))),
  });

  return (
    <TitledDialog title={t("saved-searches.saveTitle")} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="field">
          <label htmlFor={field}>{t("saved-searches.name")}</label>
          <input
            id={field}
            className="input"
            dir="auto"
            required
            maxLength={longestSearchName}
            value={name}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <div className="field">
          <span className="lab">{t("saved-searches.alerts")}</span>
          <AlertChoice value={alerts} onChange={setAlerts} label={t("saved-searches.alerts")} />
          <span className="hint">{t("saved-searches.alertsHint")}</span>
        </div>
        <button type="submit" className="btn pri" disabled={isSending || name.trim() === ""}>
          {t("saved-searches.save")}
        </button>
      </form>
    </TitledDialog>
  );
}
