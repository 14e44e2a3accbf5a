import { useMutation, useQueryClient } from "@tanstack/react-query";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { recentQuery } from "./recent.api.ts";

interface Props {
  kept: boolean;
  /** What this device has, to be taken over. */
  ids: () => string[];
}

/** Whether the account keeps what its user looks at, for their other devices; without it only this device does. */
export function KeepSwitch({ kept, ids }: Props) {
  const { t } = useWording();
  const { api } = usePage();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (wanted: boolean) =>
      api("PUT /api/recent", { body: { kept: wanted, ids: wanted ? ids() : [] } }),
    onSuccess: (recent) => queryClient.setQueryData(recentQuery(api).queryKey, recent),
    onError: () => void toast("error", t("shortlist.notSaved"), t("shortlist.failed")),
  });
  const on = change.isPending ? change.variables : kept;
  return (
    <label className="note plain check">
      <input
        type="checkbox"
        className="sr"
        checked={on}
        onChange={({ target }) => change.mutate(target.checked)}
      />
      <span className={`switch${on ? " on" : ""}`} aria-hidden="true" />
      <span>
        <b className="m">{t("shortlist.recentKeep")}</b> {t("shortlist.recentKeepText")}
      </span>
    </label>
  );
}
