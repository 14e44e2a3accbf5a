import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { outcomes, type RuleSetting } from "#features/selling/review/rules.ts";
import { DialogActions } from "#ui/kit/dialog/DialogActions.tsx";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { Conflict } from "#ui/kit/form/Conflict.tsx";
import { Choice, NumberText, Tick } from "#ui/kit/form/fields.tsx";
import { showErrors } from "#ui/kit/form/refusal.ts";
import { numberIn } from "#ui/kit/form/typed.ts";
import { useHeld } from "#ui/kit/form/use-held.ts";
import { useWording } from "#ui/page.tsx";
import type { AdminRule } from "../rules.contract.ts";
import * as styles from "./rules-tab.module.css";
import { Trial } from "./Trial.tsx";

/** As the queue counts it (queue.queries.ts). */
const hoursPerWeight = 0.2;

const valuesOf = ({ weight, outcome, isOn }: RuleSetting) => ({ weight: String(weight), outcome, isOn });

/** A rule that is changed: what it would have done with last month's listings is said before it is saved. */
export default function RuleDialog({ rule, onClose }: { rule: AdminRule; onClose: () => void }) {
  const { t } = useWording();
  const {
    held = rule,
    conflict,
    onOver,
    load,
  } = useHeld({
    first: rule,
    code: "rule.changed",
    read: () => adminApi("GET /api/admin/rules"),
    onClose,
  });
  const form = useForm({ defaultValues: valuesOf(rule) });
  const { pending, run } = useChange(onOver);
  const [asking, setAsking] = useState(false);
  const { weight: typed, outcome, isOn } = form.watch();
  const weight = numberIn(typed);
  const isReady = Number.isInteger(weight) && weight >= 0 && weight <= 100;
  const save = () => {
    setAsking(false);
    run({
      call: () =>
        adminApi("PATCH /api/admin/rules/:key", {
          params: { key: rule.id },
          body: { version: held.version, weight, outcome, isOn },
        }),
      said: t("rules-tab.saved"),
      failed: t("rules-tab.saveFailed"),
      onDone: onClose,
      onRefused: (errors) => void showErrors(form, errors),
    });
  };
  const submit = form.handleSubmit(() => (held.isOn && !isOn ? setAsking(true) : save()));
  return (
    <>
      <TitledDialog
        size="medium"
        title={t(`rules-tab.name_${rule.id}`)}
        text={`${t(`rules-tab.about_${rule.id}`)} ${t("rules-tab.editText")}`}
        onClose={onClose}
      >
        <FormProvider {...form}>
          <form method="post" onSubmit={submit} noValidate>
            <Choice
              name="outcome"
              label={t("rules-tab.outcome")}
              choices={outcomes.map((value) => ({ value, label: t(`rules-tab.means_${value}`) }))}
            />
            <NumberText name="weight" label={t("rules-tab.weight")} maxLength={3} />
            <p className={`${styles.hint} small muted`}>
              {isReady && t("rules-tab.weightHint", { hours: Math.round(weight * hoursPerWeight) })}
            </p>
            <div className={styles.tick}>
              <Tick name="isOn" label={t("rules-tab.isOn")} />
            </div>
            <Trial of={rule.id} setting={{ weight: isReady ? weight : held.weight, outcome, isOn }} />
            <Conflict error={conflict} onLoad={() => void load((fresh) => form.reset(valuesOf(fresh)))} />
            <DialogActions onClose={onClose}>
              <ActButton type="submit" className="btn pri" pending={pending} off={!isReady}>
                {t("rules-tab.save")}
              </ActButton>
            </DialogActions>
          </form>
        </FormProvider>
      </TitledDialog>
      {asking && (
        <Question
          title={t("rules-tab.offTitle")}
          text={t("rules-tab.offText")}
          keep={t("rules-tab.offKeep")}
          onClose={() => setAsking(false)}
        >
          <ActButton className="btn danger" pending={pending} onClick={save}>
            {t("rules-tab.offYes")}
          </ActButton>
        </Question>
      )}
    </>
  );
}
