import { type FormEvent, useState } from "react";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";
import { type ColumnName, headOf } from "../columns.ts";
import type { ImportedRow } from "../stock-import.contract.ts";
import * as styles from "./import-page.module.css";

export type Mend = (line: number, values: Partial<Record<ColumnName, string>>) => Promise<boolean>;

interface Props {
  row: ImportedRow;
  mend: Mend;
  onClose: () => void;
}

/** The cells of a row that are wrong, to be written in place; what is still wrong afterwards stays open. */
export function MendRow({ row: { line, errors }, mend, onClose }: Props) {
  const { t } = useWording();
  const [values, setValues] = useState<Partial<Record<ColumnName, string>>>({});
  const [pending, setPending] = useState(false);
  const fields = [...new Map(errors.flatMap((one) => (one.field ? [[one.field, one] as const] : [])))];
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const typed = Object.fromEntries(fields.map(([field, { typed }]) => [field, values[field] ?? typed]));
    const done = await mend(line, typed);
    setPending(false);
    if (done) onClose();
  };
  return (
    <form className={styles.mend} noValidate aria-busy={pending} onSubmit={(event) => void send(event)}>
      {fields.map(([field, { typed }], place) => (
        <TextField
          key={field}
          label={t(headOf(field))}
          error={undefined}
          dir="auto"
          autoFocus={place === 0}
          maxLength={20_000}
          value={values[field] ?? typed}
          onChange={({ target }) => setValues({ ...values, [field]: target.value })}
        />
      ))}
      <div className="row wrapx">
        <ActButton type="submit" className="btn sec sm" pending={pending}>
          {t("import-page.mendSave")}
        </ActButton>
        <button type="button" className="btn quiet sm" onClick={onClose}>
          {t("import-page.mendClose")}
        </button>
      </div>
    </form>
  );
}
