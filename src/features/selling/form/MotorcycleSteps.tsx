import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { useWording } from "#ui/page.tsx";
import { steps } from "./MotorcycleParts.tsx";
import * as styles from "./sell.module.css";

interface Props {
  /** From 0. */
  step: number;
  onStep: (step: number) => void;
}

/** One step of three, with how far one is. Those before can be gone back to; what was typed stays. */
export function MotorcycleSteps({ step, onStep }: Props) {
  const { t, plain, number } = useWording();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  const text = t("selling.stepOf", { step: number(step + 1), steps: number(steps.length) });
  return (
    <div className={`panel ${styles.wizard}`}>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label={t("selling.steps")}
        aria-valuemin={1}
        aria-valuemax={steps.length}
        aria-valuenow={step + 1}
        aria-valuetext={text}
      >
        {steps.map(({ title }, index) => (
          <i key={title} className={index <= step ? "on" : ""} />
        ))}
      </div>
      <ol className={styles.steps} aria-label={t("selling.steps")}>
        {steps.map(({ title }, index) => (
          <li key={title} aria-current={index === step ? "step" : undefined}>
            <button type="button" disabled={index >= step} onClick={() => onStep(index)}>
              <span className={styles.foldNumber} aria-hidden="true">
                {index < step ? <Check className="i s" /> : plain(index + 1)}
              </span>
              {t(title)}
            </button>
          </li>
        ))}
      </ol>
      {steps.map(({ title, Part }, index) => (
        <section key={title} hidden={index !== step} className={styles.step} aria-label={t(title)}>
          <h2 ref={index === step ? heading : null} tabIndex={-1}>
            {t(title)} <span className="sr">{text}</span>
          </h2>
          <Part />
        </section>
      ))}
    </div>
  );
}
