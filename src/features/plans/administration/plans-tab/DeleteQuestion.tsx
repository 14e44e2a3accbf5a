import { useHold } from "#features/admin/client/refresh.tsx";
import { useWording } from "#ui/page.tsx";
import { Question } from "#ui/Question.tsx";
import type { AdminPlan } from "../plan-admin.contract.ts";
import { useSave } from "./use-save.ts";

/** Asks before a plan is deleted; of one that somebody has or had it offers to take it off instead. */
export default function DeleteQuestion({ plan, onClose }: { plan: AdminPlan; onClose: () => void }) {
  const { t, language, number } = useWording();
  const { pending, remove, change } = useSave(onClose);
  useHold(true);
  const { id, subscribers, sold, isActive } = plan;
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
      keep={t("admin.cancel")}
      onClose={onClose}
    >
      {inUse ? (
        isActive && (
          <button
            type="button"
            className="btn pri"
            aria-busy={pending}
            onClick={() => pending || void change(id, { isActive: false })}
          >
            {t("plans-tab.takeOff")}
          </button>
        )
      ) : (
        <button
          type="button"
          className="btn danger"
          aria-busy={pending}
          onClick={() => pending || void remove(id)}
        >
          {t("plans-tab.delete")}
        </button>
      )}
    </Question>
  );
}
