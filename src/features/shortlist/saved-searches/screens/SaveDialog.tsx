import { Dialog } from "@base-ui/react/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import type { Calls } from "#platform/http/api.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { type AlertTime, longestSearchName } from "../saved-search.schema.ts";
import { AlertChoice } from "./AlertChoice.tsx";
import { savedSearchesQuery } from "./saved-searches.queries.ts";
import "./saved-searches.css";

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
  const [isSending, setSending] = useState(false);
  const field = useId();
  const name = typed ?? proposed.slice(0, longestSearchName);

  async function save(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    try {
      await page.api("POST /api/saved-searches", { body: { name, filters, alerts } });
      await queries.invalidateQueries(savedSearchesQuery(page.api));
      onClose();
      void toast("success", t("saved-searches.saved"), t("saved-searches.savedText"));
    } catch (error) {
      setSending(false);
      void toast("error", t("saved-searches.notSaved"), whyFailed(error, t, t("saved-searches.failed")));
    }
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="dialog-place">
          <Dialog.Popup className="dialog srch-dialog">
            <div className="row between">
              <Dialog.Title>{t("saved-searches.saveTitle")}</Dialog.Title>
              <Dialog.Close className="icon-btn" aria-label={t("common.close")}>
                <X className="i" aria-hidden="true" />
              </Dialog.Close>
            </div>
            <form className="stack" onSubmit={(event) => void save(event)}>
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
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
