import { useState } from "react";
import type { Account } from "#features/accounts/account.contract.ts";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import * as styles from "./staff.module.css";
import { switchWork } from "./switch-work.ts";
import { useAct } from "./use-act.ts";

/** For which dealership a member works, whether this device acts for it, and the way out. */
export function MyWork({ work }: { work: NonNullable<Account["work"]> }) {
  const { t } = useWording();
  const page = usePage();
  const { act, busy } = useAct();
  const [leaving, setLeaving] = useState(false);
  const { dealership, role, working, shown } = work;
  const show = async (value: boolean) => {
    await act(() => page.api("PUT /api/work", { body: { shown: value } }), t("staff.shownKept"));
    await page.queryClient.invalidateQueries({ queryKey: ["account"] });
  };
  const leave = async () => {
    setLeaving(false);
    if (await act(() => page.api("DELETE /api/work"), t("staff.left", { dealership })))
      location.assign("/user-dashboard");
  };
  return (
    <section className={`panel stack s3 ${styles.part}`} aria-labelledby="my-work">
      <h2 id="my-work">{t("staff.myWork", { dealership })}</h2>
      <p>
        {t("staff.myPart", { role: t(`staff.${role}`) })}{" "}
        <span className="soft">{t(`staff.${role}_text`)}</span>
      </p>
      <p className="soft">{working ? t("staff.workingText", { dealership }) : t("staff.ownText")}</p>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={shown}
          aria-busy={busy}
          onChange={({ target }) => void show(target.checked)}
        />
        <span>
          {t("staff.shown")}
          <span className="small soft">{t("staff.shownText")}</span>
        </span>
      </label>
      <div className="row wrapx">
        <ActButton className="btn sec" pending={busy} onClick={() => void switchWork(page, !working)}>
          {working ? t("signed-in.actOwn") : t("signed-in.actFor", { dealership })}
        </ActButton>
        <ActButton className="btn danger-o" pending={busy} onClick={() => setLeaving(true)}>
          {t("staff.leave")}
        </ActButton>
      </div>
      {leaving && (
        <Question
          title={t("staff.leaveQuestion", { dealership })}
          text={t("staff.leaveText")}
          keep={t("staff.keep")}
          onClose={() => setLeaving(false)}
        >
          <button type="button" className="btn danger" onClick={() => void leave()}>
            {t("staff.leave")}
          </button>
        </Question>
      )}
    </section>
  );
}
