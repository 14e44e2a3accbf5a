import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { useAccount } from "#features/accounts/current-account.ts";
import { Close, Dialog, DialogHead } from "#ui/kit/dialog/Dialog.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { Benefits, Steps } from "./Benefits.tsx";
import { dealershipQuery } from "./dealership.api.ts";
import { emptyFields } from "./fields.ts";
import { NineFields } from "./NineFields.tsx";
import { Approved, UnderReview } from "./OwnState.tsx";
import * as styles from "./registration.module.css";
import { SendButton } from "./SendButton.tsx";
import { useRegistration } from "./use-registration.ts";

/**
 * The application over the landing page, which guests alone see: sending it signs in first, and the dialog then says how far
 * it is. Closing it resets it; while it is sent it does not close.
 */
export default function RegistrationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWording();
  const { api } = usePage();
  const account = useAccount();
  const [initial] = useState(() => emptyFields(null));
  const [isNew, setIsNew] = useState(false);
  const { form, submit, state } = useRegistration({
    place: "dialog",
    initial,
    onSent: () => setIsNew(true),
  });
  const own = useQuery({ ...dealershipQuery(api), enabled: account !== null && state === "idle" }).data;
  const application = own?.application?.state === "pending" ? own.application : undefined;
  const pending = state === "sending";
  return (
    // The dialog of sign-in takes its place; anyone who closes that finds what was typed. A press beside it closes nothing.
    <Dialog
      open={state !== "asking"}
      className={`dialog ${styles.dialog}`}
      place={styles.place}
      keepsInput
      onClose={() => pending || onClose()}
    >
      <DialogHead className={styles.dialogHeading} titleClass={styles.dialogTitle} disabled={pending}>
        {t("dealers.title")}
      </DialogHead>
      {own?.isDealer || application ? (
        <>
          <div className={styles.dialogBody}>
            {application ? <UnderReview application={application} isNew={isNew} /> : <Approved />}
          </div>
          <div className={styles.dialogEnd}>
            <Close className={`btn pri ${styles.send}`}>{t("dealers.close")}</Close>
          </div>
        </>
      ) : (
        <FormProvider {...form}>
          <form className={styles.dialogFoot} onSubmit={submit} noValidate aria-busy={pending}>
            <div className={styles.dialogBody}>
              <p className="soft">{t("dealers.intro")}</p>
              <Benefits />
              <NineFields years="range" />
              <Steps />
              {!account && <p className="small muted">{t("dealers.guestNote")}</p>}
            </div>
            <div className={styles.dialogEnd}>
              <Close className="btn sec" disabled={pending}>
                {t("dealers.cancel")}
              </Close>
              <SendButton pending={pending} />
            </div>
          </form>
        </FormProvider>
      )}
    </Dialog>
  );
}
