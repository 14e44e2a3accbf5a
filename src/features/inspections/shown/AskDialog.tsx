import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Failed } from "#ui/Failed.tsx";
import { DialogActions } from "#ui/kit/dialog/DialogActions.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { AreaField } from "#ui/kit/form/AreaField.tsx";
import { SelectField } from "#ui/kit/form/SelectField.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { ForBuyer } from "../inspection.contract.ts";
import { longestRequest } from "../inspection-kinds.ts";

/** Asks a partner to inspect a car, or takes that back. `id`: of the listing. */
export default function AskDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError, refetch } = useQuery({
    queryKey: ["inspection-partners", id],
    queryFn: ({ signal }) => api("GET /api/cars/:id/inspection-partners", { params: { id }, signal }),
    staleTime: 0,
  });
  return (
    <TitledDialog
      size="medium"
      title={t("inspections.askTitle")}
      text={t("inspections.askText")}
      keepsInput
      onClose={onClose}
    >
      {data ? (
        <Choice id={id} found={data} onClose={onClose} />
      ) : isError ? (
        <Failed text={t("inspections.notRead")} onRetry={() => void refetch()} />
      ) : (
        <span className="sk dialog-opening" role="status" aria-label={t("kit.loading")} />
      )}
    </TitledDialog>
  );
}

function Choice({
  id,
  found: { partners, asked },
  onClose,
}: {
  id: string;
  found: ForBuyer;
  onClose: () => void;
}) {
  const { t, name } = useWording();
  const { api } = usePage();
  const queryClient = useQueryClient();
  const [partnerId, setPartnerId] = useState("");
  const [note, setNote] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (said: string): Promise<unknown> => {
      const params = { id };
      if (asked) await api("DELETE /api/cars/:id/inspection-requests", { params });
      else {
        const body = { partnerId, ...(note.trim() && { note: note.trim() }) };
        await api("POST /api/cars/:id/inspection-requests", { params, body });
      }
      toast("success", said);
      return queryClient.invalidateQueries({ queryKey: ["inspection-partners", id] });
    },
    onSuccess: onClose,
    onError: (error) => toast("error", t("inspections.failed"), whyFailed(error, t, t("common.offline"))),
  });
  const chosen = asked ?? partners.find((one) => one.id === partnerId);
  const card = chosen && (
    <p className="note plain between">
      <span>
        <b className="m">
          <bdi>{chosen.name}</bdi>
        </b>
        {" · "}
        {name("place", chosen.place)}
      </span>
      <a className="link num" dir="ltr" href={`tel:${chosen.phone}`}>
        {chosen.phone}
      </a>
    </p>
  );
  if (asked) {
    return (
      <div className="stack">
        <p>{t("inspections.askedAlready")}</p>
        {card}
        <DialogActions onClose={onClose}>
          <ActButton
            className="btn danger-o"
            pending={isPending}
            onClick={() => mutate(t("inspections.takenBack"))}
          >
            {t("inspections.takeBack")}
          </ActButton>
        </DialogActions>
      </div>
    );
  }
  if (partners.length === 0) return <p className="note plain">{t("inspections.noPartners")}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(partnerId === "");
    if (partnerId !== "") mutate(t("inspections.asked"));
  };
  return (
    <form className="stack" method="post" noValidate onSubmit={submit}>
      <SelectField
        label={t("inspections.partner")}
        none={t("inspections.choose")}
        error={isMissing ? t("inspections.choose") : undefined}
        value={partnerId}
        choices={partners.map((one) => ({
          value: one.id,
          label: `${name("place", one.place)}: ${one.name}`,
        }))}
        onChange={({ target }) => setPartnerId(target.value)}
      />
      {card}
      <AreaField
        label={t("inspections.askNote")}
        error={undefined}
        rows={3}
        maxLength={longestRequest}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p className="small muted">{t("inspections.askPrivacy")}</p>
      <DialogActions onClose={onClose}>
        <ActButton type="submit" className="btn pri" pending={isPending}>
          {t("inspections.ask")}
        </ActButton>
      </DialogActions>
    </form>
  );
}
