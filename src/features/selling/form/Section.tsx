import { Check, ChevronDown, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useWording } from "#ui/page.tsx";
import type { FieldName, Fields } from "./fields.ts";
import * as styles from "./sell.module.css";

interface Props {
  number: number;
  title: string;
  hint?: string;
  /** All that lie in it: one of them being wrong marks it. */
  fields: readonly FieldName[];
  /** Those that make it complete. */
  needs: readonly FieldName[];
  open?: boolean;
  children: ReactNode;
}

/** A part of the form that folds; it says whether it is complete or something in it is wrong. */
export function Section({ number, title, hint, fields, needs, open = false, children }: Props) {
  const { t, plain } = useWording();
  const { control, formState } = useFormContext<Fields>();
  const values = useWatch({ control, name: [...needs] });
  const wrong = fields.some((name) => formState.errors[name]);
  const done = values.every((value) => value !== "" && !(Array.isArray(value) && value.length === 0));
  return (
    <details className={styles.fold} data-state={wrong ? "wrong" : done ? "done" : "open"} open={open}>
      <summary>
        <span className={styles.foldNumber} aria-hidden="true">
          {wrong ? <CircleAlert className="i s" /> : done ? <Check className="i s" /> : plain(number)}
        </span>
        <span className="grow">
          <h2>{title}</h2>
          {hint && <span className={styles.foldHint}>{hint}</span>}
        </span>
        {(wrong || done) && (
          <span className="sr">{t(wrong ? "selling.sectionWrong" : "selling.sectionDone")}</span>
        )}
        <ChevronDown className={`i ${styles.foldArrow}`} aria-hidden="true" />
      </summary>
      <div className={styles.foldBody}>{children}</div>
    </details>
  );
}
