import { type FormEvent, useRef, useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { ActButton } from "#features/administrators/list/ActButton.tsx";
import { AdminDialog } from "#features/administrators/list/AdminDialog.tsx";
import { Conflict } from "#features/administrators/list/Conflict.tsx";
import { DialogActions } from "#features/administrators/list/DialogActions.tsx";
import { useChange } from "#features/administrators/list/use-change.ts";
import { Choice, type Form, Text } from "#features/plans/admin/screens/fields.tsx";
import type { ApiError } from "#platform/http/api.ts";
import { type Attempt, attemptOf } from "#platform/page/attempt.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { costCurrencies, costMeasures } from "../../cost.choices.ts";
import type { CostTable } from "../cost-admin.contract.ts";
import { Bands } from "./Bands.tsx";
import * as styles from "./costs-tab.module.css";
import { beginning, sentIn, type Typed } from "./form.ts";
import { Preview } from "./Preview.tsx";

interface Props {
  table: CostTable;
  name: string;
  onClose: () => void;
}

/** Enters a row: what was published, from when on, by which publication, and why it follows the one before. */
export default function CostDialog({ table, name, onClose }: Props) {
  const { t } = useWording();
  const [first] = useState(() => beginning(table, todayInBeirut()));
  const [typed, setTyped] = useState(first.typed);
  const [lines, setLines] = useState(first.lines);
  const [version, setVersion] = useState(table.version);
  const [conflict, setConflict] = useState<ApiError>();
  const attempt = useRef<Attempt>(undefined);
  const { pending, errors, run } = useChange((error) => {
    if (error.code === "cost.changed") setConflict(error);
    return error.code === "cost.changed";
  });
  const form: Form<keyof Typed> = {
    typed,
    type: (field, value) => setTyped((before) => ({ ...before, [field]: value })),
    error: (field) => errors[field],
  };
  const { kind } = table;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run({
      call: () => {
        const body = sentIn(table, typed, lines, version);
        attempt.current = attemptOf(attempt.current, body);
        return adminApi("POST /api/admin/costs", { body, idempotencyKey: attempt.current.key });
      },
      said: t("costs-tab.entered"),
      failed: t("costs-tab.enterFailed"),
      onDone: onClose,
    });
  };
  const loadNew = async () => {
    const all = await adminApi("GET /api/admin/costs").catch(() => undefined);
    const fresh = all?.tables.find((one) => one.kind === kind && one.vehicleType === table.vehicleType);
    if (!fresh) return toast("error", t("admin.listFailed"));
    setVersion(fresh.version);
    setConflict(undefined);
  };
  return (
    <AdminDialog
      wide
      title={t("costs-tab.enterTitle", { table: name })}
      text={t("costs-tab.enterText")}
      onClose={onClose}
    >
      <form method="post" onSubmit={submit} noValidate>
        <div className={styles.fields}>
          <Text
            form={form}
            name="validFrom"
            label={t("costs-tab.validFrom")}
            type="date"
            dir="ltr"
            aria-required
          />
          <Choice
            form={form}
            name="currency"
            label={t("costs-tab.currency")}
            options={costCurrencies.map((value) => ({ value, label: t(`costs-tab.currency_${value}`) }))}
          />
          {kind !== "road_fee" && (
            <>
              <Amount form={form} name="percent" label={t(`costs-tab.percent_${kind}`)} />
              <Amount form={form} name="fixed" label={t("costs-tab.fixed")} />
            </>
          )}
          {kind === "customs" && <Amount form={form} name="vatPercent" label={t("costs-tab.vat")} />}
          {kind === "road_fee" && (
            <Choice
              form={form}
              name="measure"
              label={t("costs-tab.measure")}
              options={costMeasures.map((value) => ({ value, label: t(`costs-tab.measure_${value}`) }))}
            />
          )}
        </div>
        {kind !== "registration" && (
          <Bands kind={kind} lines={lines} error={errors.bands ?? errors.excise} onChange={setLines} />
        )}
        <div className={styles.two}>
          <Text
            form={form}
            name="source"
            label={t("costs-tab.sourceText")}
            dir="auto"
            maxLength={300}
            aria-required
          />
          <Text
            form={form}
            name="sourceUrl"
            label={t("costs-tab.sourceUrl")}
            dir="ltr"
            type="url"
            maxLength={500}
          />
          <Text form={form} name="noteAr" label={t("costs-tab.noteAr")} dir="rtl" maxLength={300} />
          <Text form={form} name="noteEn" label={t("costs-tab.noteEn")} dir="ltr" maxLength={300} />
        </div>
        {table.rows.length > 0 && (
          <Text form={form} name="reason" label={t("costs-tab.reason")} dir="auto" maxLength={300} />
        )}
        <Preview table={table} form={form} lines={lines} />
        <Conflict error={conflict} onLoad={() => void loadNew()} />
        <DialogActions onClose={onClose}>
          <ActButton type="submit" className="btn pri" pending={pending}>
            {t("costs-tab.save")}
          </ActButton>
        </DialogActions>
      </form>
    </AdminDialog>
  );
}

function Amount(props: { form: Form<keyof Typed>; name: keyof Typed; label: string }) {
  return <Text {...props} inputMode="decimal" dir="ltr" maxLength={24} />;
}

const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Beirut", dateStyle: "short" });
const todayInBeirut = () => day.format(new Date());
