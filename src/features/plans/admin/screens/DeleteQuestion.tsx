import { useState } from "react";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminPlan } from "../plan-admin.contract.ts";
import { useSave } from "./use-save.ts";

/** Asks before a plan is deleted; of one that a user has or had it says how many, and offers to take it off instead. */
export default function DeleteQuestion({ plan, onClose }: { plan: AdminPlan; onClose: () => void }) {
  const { t, language, number } = useWording();
  const [counts, setCounts] = useState({ subscribers: plan.subscribers, sold: plan.sold });
  const { pending, remove, change } = useSave(onClose, ({ code, facts }) => {
    // A user has bought it since the list was read.
    if (code !== "plan.in_use") return onClose();
    setCounts({ subscribers: Number(facts.subscribers), sold: Number(facts.sold) });
    return true;
  });
  const { id, isActive, version } = plan;
  const { subscribers, sold } = counts;
  const name = language === "ar" ? plan.nameAr : plan.name;
  const inUse = subscribers + sold > 0;
  return (
    <Question
      title={t(inUse ? "plans-tab.inUseTitle" : "plans-tab.deleteTitle", { name })}
      text={
        inUse
          ? t("plans-tab.inUseText", { subscribers: number(subscribers), sold: number(sold) })
          : t("plans-tab.deleteText")
      }
      keep={t("kit.cancel")}
      onClose={onClose}
    >
      {inUse ? (
        isActive && (
          <ActButton
            className="btn pri"
            pending={pending}
            onClick={() => change(id, { isActive: false, version })}
          >
            {t("plans-tab.takeOff")}
          </ActButton>
        )
      ) : (
        <ActButton className="btn danger" pending={pending} onClick={() => remove(id)}>
          {t("plans-tab.delete")}
        </ActButton>
      )}
    </Question>
  );
}
