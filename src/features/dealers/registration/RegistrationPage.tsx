import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { useLastingAccount } from "#features/accounts/use-lasting-account.ts";
import { usePage, useWording } from "#ui/page.tsx";
import type { OwnApplication } from "../application.contract.ts";
import { Benefits, Steps } from "./Benefits.tsx";
import { dealershipQuery } from "./dealership.api.ts";
import { emptyFields, fieldsOf, yearsAsked } from "./fields.ts";
import { NineFields } from "./NineFields.tsx";
import { Approved, Refused, UnderReview } from "./OwnState.tsx";
import * as styles from "./registration.module.css";
import { SendButton } from "./SendButton.tsx";
import { useRegistration } from "./use-registration.ts";

/** `/dealership-registration`: the form, or how far the application is. Guests may fill it in and sign in when they send it. */
export default function RegistrationPage() {
  const { t } = useWording();
  const { api } = usePage();
  const account = useLastingAccount();
  const own = useQuery({ ...dealershipQuery(api), enabled: account !== null }).data;
  const [isNew, setIsNew] = useState(false);
  const application = own?.application;
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.heading}>
        <h1>{t("dealers.title")}</h1>
        {!own?.isDealer && <p className="soft">{t("dealers.intro")}</p>}
      </header>
      <div className={styles.columns}>
        <div className="panel">
          {own?.isDealer ? (
            <Approved />
          ) : application?.state === "pending" ? (
            <UnderReview application={application} isNew={isNew} />
          ) : (
            <Form application={application} onSent={() => setIsNew(true)} />
          )}
        </div>
        {!own?.isDealer && (
          <aside className={styles.aside}>
            <Benefits />
            <Steps />
          </aside>
        )}
      </div>
    </div>
  );
}

interface FormProps {
  /** The one before, which was refused. */
  application: OwnApplication | null | undefined;
  onSent: () => void;
}

function Form({ application, onSent }: FormProps) {
  const { t } = useWording();
  const account = useLastingAccount();
  const [initial] = useState(() => (application ? fieldsOf(application) : emptyFields(account)));
  const { form, submit, state } = useRegistration({ place: "page", initial, onSent });
  const pending = state === "sending";
  return (
    <FormProvider {...form}>
      <form
        method="post"
        className={styles.form}
        onSubmit={submit}
        noValidate
        aria-labelledby="dealer-form"
        aria-busy={pending}
      >
        {application?.state === "rejected" && <Refused application={application} />}
        <h2 id="dealer-form">{t("dealers.formTitle")}</h2>
        <noscript>
          <p className="note warn">{t("dealers.needsScript")}</p>
        </noscript>
        <NineFields years={yearsAsked(initial)} />
        {!account && <p className="small muted">{t("dealers.guestNote")}</p>}
        <SendButton pending={pending} />
      </form>
    </FormProvider>
  );
}
