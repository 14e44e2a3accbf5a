import { type ComponentProps, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { dayInBeirut } from "#i18n/format.ts";
import type { ApiError } from "#platform/http/api.ts";
import { type Attempt, attemptOf } from "#platform/page/attempt.ts";
import { DialogActions } from "#ui/kit/dialog/DialogActions.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { Conflict } from "#ui/kit/form/Conflict.tsx";
import { Choice, NumberText, Text } from "#ui/kit/form/fields.tsx";
import { showErrors } from "#ui/kit/form/refusal.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { costCurrencies, costMeasures } from "../../cost.choices.ts";
import type { CostTable } from "../cost-admin.contract.ts";
import { Bands } from "./Bands.tsx";
import * as styles from "./costs-tab.module.css";
import { beginning, sentIn } from "./form.ts";
import { Preview } from "./Preview.tsx";

interface Props {
  table: CostTable;
  name: string;
  onClose: () => void;
}

/** Enters a row: what was published, from when on, by which publication, and why it follows the one before. */
export default function CostDialog({ table, name, onClose }: Props) {
  const { t } = useWording();
  const [first] = useState(() => beginning(table, dayInBeirut(new Date())));
  const form = useForm({ defaultValues: first.typed });
  const [lines, setLines] = useState(first.lines);
  const [version, setVersion] = useState(table.version);
  const [conflict, setConflict] = useState<ApiError>();
  const attempt = useRef<Attempt>(undefined);
  const { pending, errors, run } = useChange((error) => {
    if (error.code === "cost.changed") setConflict(error);
    return error.code === "cost.changed";
  });
  const { kind } = table;
  const submit = form.handleSubmit((typed) =>
    run({
      call: () => {
        const body = sentIn(table, typed, lines, version);
        attempt.current = attemptOf(attempt.current, body);
        return adminApi("POST /api/admin/costs", { body, idempotencyKey: attempt.current.key });
      },
      said: t("costs-tab.entered"),
      failed: t("costs-tab.enterFailed"),
      onDone: onClose,
      onRefused: (refused) => void showErrors(form, refused),
    }),
  );
  const loadNew = async () => {
    const all = await adminApi("GET /api/admin/costs").catch(() => undefined);
    const fresh = all?.tables.find((one) => one.kind === kind && one.vehicleType === table.vehicleType);
    if (!fresh) return toast("error", t("kit.listFailed"));
    setVersion(fresh.version);
    setConflict(undefined);
  };
  return (
    <TitledDialog
      size="wide"
      title={t("costs-tab.enterTitle", { table: name })}
      text={t("costs-tab.enterText")}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <form method="post" onSubmit={submit} noValidate>
          <div className={styles.fields}>
            <Text name="validFrom" label={t("costs-tab.validFrom")} type="date" dir="ltr" aria-required />
            <Choice
              name="currency"
              label={t("costs-tab.currency")}
              choices={costCurrencies.map((value) => ({ value, label: t(`costs-tab.currency_${value}`) }))}
            />
            {kind !== "road_fee" && (
              <>
                <Amount name="percent" label={t(`costs-tab.percent_${kind}`)} />
                <Amount name="fixed" label={t("costs-tab.fixed")} />
              </>
            )}
            {kind === "customs" && <Amount name="vatPercent" label={t("costs-tab.vat")} />}
            {kind === "road_fee" && (
              <Choice
                name="measure"
                label={t("costs-tab.measure")}
                choices={costMeasures.map((value) => ({ value, label: t(`costs-tab.measure_${value}`) }))}
              />
            )}
          </div>
          {kind !== "registration" && (
            <Bands kind={kind} lines={lines} error={errors.bands ?? errors.excise} onChange={setLines} />
          )}
          <div className={styles.two}>
            <Text name="source" label={t("costs-tab.sourceText")} dir="auto" maxLength={300} aria-required />
            <Text name="sourceUrl" label={t("costs-tab.sourceUrl")} dir="ltr" type="url" maxLength={500} />
            <Text name="noteAr" label={t("costs-tab.noteAr")} dir="rtl" maxLength={300} />
            <Text name="noteEn" label={t("costs-tab.noteEn")} dir="ltr" maxLength={300} />
          </div>
          {table.rows.length > 0 && (
            <Text name="reason" label={t("costs-tab.reason")} dir="auto" maxLength={300} />
          )}
          <Preview table={table} lines={lines} />
          <Conflict error={conflict} onLoad={() => void loadNew()} />
          <DialogActions onClose={onClose}>
            <ActButton type="submit" className="btn pri" pending={pending}>
              {t("costs-tab.save")}
            </ActButton>
          </DialogActions>
        </form>
      </FormProvider>
    </TitledDialog>
  );
}

const Amount = (props: ComponentProps<typeof NumberText>) => <NumberText {...props} maxLength={24} />;
