import { useQuery } from "@tanstack/react-query";
import { Download, LoaderCircle } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Account } from "#features/accounts/account.contract.ts";
import { failureText } from "#features/accounts/fields/refusal.ts";
import { plansQuery } from "#features/plans/plan.api.ts";
import { saveFile } from "#ui/kit/list/save-file.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import * as styles from "./profile.module.css";

const DeleteDialog = lazy(() => import("./DeleteDialog.tsx"));

/** What the account is, a copy of all that is kept about it, and its end. */
export function AccountTab({ account, shown }: { account: Account; shown: boolean }) {
  return (
    <>
      <div className={`stack ${styles.stack}`}>
        <Facts account={account} shown={shown} />
        <Data />
      </div>
      <aside>
        <Deletion />
      </aside>
    </>
  );
}

function Facts({ account, shown }: { account: Account; shown: boolean }) {
  const { t, language, day, age } = useWording();
  const { api } = usePage();
  const { data: plans } = useQuery({ ...plansQuery(api), enabled: shown });
  const plan = plans?.find(({ slug }) => slug === account.currentPlan);
  const seller = account.isVerifiedDealer
    ? "profile.sellerApproved"
    : account.isDealership
      ? "profile.sellerDealer"
      : "profile.sellerPerson";
  const facts = [
    {
      name: t("profile.plan"),
      value: (language === "ar" ? plan?.nameAr : plan?.name) ?? account.currentPlan,
    },
    { name: t("profile.seller"), value: t(seller) },
    { name: t("profile.memberSince"), value: day(account.createdAt) },
    ...(account.lastLoginAt ? [{ name: t("profile.lastSignIn"), value: age(account.lastLoginAt) }] : []),
  ];
  return (
    <section className={`panel ${styles.form}`} aria-labelledby="account-facts">
      <h2 id="account-facts">{t("profile.accountTitle")}</h2>
      <dl className={styles.accountFacts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Data() {
  const { t } = useWording();
  const { api, now } = usePage();
  const [preparing, setPreparing] = useState(false);
  const download = async () => {
    setPreparing(true);
    try {
      const data = await api("GET /api/auth/export");
      saveFile(
        `mishwar-account-${now.toISOString().slice(0, 10)}.json`,
        new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }),
      );
      toast("success", t("profile.dataReady"));
    } catch (error) {
      toast("error", t("profile.dataFailed"), failureText(error, t));
    }
    setPreparing(false);
  };
  return (
    <section className={`panel ${styles.form}`} aria-labelledby="data">
      <div>
        <h2 id="data">{t("profile.dataTitle")}</h2>
        <p className="soft small">{t("profile.dataText")}</p>
      </div>
      <button
        type="button"
        className="btn sec start"
        aria-busy={preparing}
        onClick={() => !preparing && void download()}
      >
        {preparing ? (
          <LoaderCircle className="i s spin" aria-hidden="true" />
        ) : (
          <Download className="i s" aria-hidden="true" />
        )}
        {preparing ? t("profile.dataPreparing") : t("profile.dataExport")}
      </button>
    </section>
  );
}

function Deletion() {
  const { t } = useWording();
  const [asking, setAsking] = useState(false);
  return (
    <section className={`panel ${styles.form}`} aria-labelledby="deletion">
      <div>
        <h2 id="deletion">{t("profile.deleteTitle")}</h2>
        <p className="soft small">{t("profile.deleteText")}</p>
      </div>
      <button type="button" className="btn danger-o start" onClick={() => setAsking(true)}>
        {t("profile.deleteOpen")}
      </button>
      {asking && (
        <Suspense>
          <DeleteDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  );
}
