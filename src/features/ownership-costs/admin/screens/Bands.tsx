import { Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import { FieldError } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";
import * as styles from "./costs-tab.module.css";
import { emptyLine, type Line } from "./form.ts";

interface Props {
  kind: "road_fee" | "customs";
  lines: readonly Line[];
  error: string | undefined;
  onChange: (lines: Line[]) => void;
}

const columns = {
  road_fee: ["from", "to", "ageFrom", "ageTo", "amount"],
  customs: ["from", "amount"],
} as const;

/** The bands of a row, a line each; an empty end is open. */
export function Bands({ kind, lines, error, onChange }: Props) {
  const { t, plain } = useWording();
  const id = useId();
  const shown = columns[kind];
  const label = (column: (typeof shown)[number]) =>
    t(`costs-tab.${kind}_${column}` as "costs-tab.road_fee_from");
  return (
    <fieldset className={styles.bands} aria-describedby={error ? `${id}-error` : `${id}-hint`}>
      <legend className="lab">{t(`costs-tab.bands_${kind}`)}</legend>
      <p className="small muted" id={`${id}-hint`}>
        {t(`costs-tab.bandsHint_${kind}`)}
      </p>
      {lines.map((line, at) => (
        <div key={line.key} className={styles.band} data-kind={kind}>
          {shown.map((column) => (
            <label key={column}>
              <span className="small">{label(column)}</span>
              <input
                className="input"
                dir="ltr"
                inputMode="decimal"
                maxLength={24}
                value={line[column]}
                aria-label={t("costs-tab.inLine", { field: label(column), line: plain(at + 1) })}
                onChange={({ target }) =>
                  onChange(lines.map((one) => (one === line ? { ...one, [column]: target.value } : one)))
                }
              />
            </label>
          ))}
          <button
            type="button"
            className="icon-btn"
            aria-label={t("costs-tab.dropLine", { line: plain(at + 1) })}
            disabled={lines.length === 1}
            onClick={() => onChange(lines.filter((one) => one !== line))}
          >
            <Trash2 className="i s" aria-hidden="true" />
          </button>
        </div>
      ))}
      <FieldError id={`${id}-error`} text={error} />
      <button type="button" className="btn sec sm" onClick={() => onChange([...lines, emptyLine()])}>
        <Plus className="i s" aria-hidden="true" />
        {t("costs-tab.addLine")}
      </button>
    </fieldset>
  );
}
