import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { InCharge } from "#features/staff/screens/InCharge.tsx";
import { staffRoles } from "#platform/http/actor.ts";
import { DialogActions } from "#ui/kit/dialog/DialogActions.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";

interface Props {
  ids: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/** Puts a colleague in charge of listings. */
export default function InChargeDialog({ ids, onDone, onClose }: Props) {
  const { t } = useWording();
  const { api } = usePage();
  const queryClient = useQueryClient();
  const [staffId, setStaffId] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    try {
      await api("PUT /api/staff/in-charge", { body: { carIds: [...ids], staffId } });
      await queryClient.invalidateQueries({ queryKey: ["stock"] });
      toast("success", t("stock.chargeDone", { count: ids.length }));
      onDone();
      onClose();
    } catch (error) {
      toast("error", t("stock.chargeFailed"), whyFailed(error, t, t("common.offline")));
      setPending(false);
    }
  };
  return (
    <TitledDialog
      title={t("stock.chargeTitle", { count: ids.length })}
      text={t("stock.chargeText")}
      onClose={onClose}
    >
      <form className="stack" method="post" onSubmit={submit} noValidate>
        <InCharge
          label={t("stock.charge")}
          none={t("stock.chargeNone")}
          roles={staffRoles}
          value={staffId}
          busy={pending}
          onChange={setStaffId}
        />
        <DialogActions onClose={onClose}>
          <ActButton type="submit" className="btn pri" pending={pending}>
            {t("stock.chargeApply")}
          </ActButton>
        </DialogActions>
      </form>
    </TitledDialog>
  );
}
