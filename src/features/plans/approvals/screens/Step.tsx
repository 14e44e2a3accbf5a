import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useWording } from "#ui/page.tsx";
import * as styles from "./approvals-tab.module.css";

interface Props {
  title: string;
  done: boolean;
  children: ReactNode;
}

/** One of the things that are checked; once it was, it says so. */
export function Step({ title, done, children }: Props) {
  const { t } = useWording();
  return (
    <section className={styles.step}>
      <div className={styles.stepHeading}>
        <h3>{title}</h3>
        <span role="status">
          {done && (
            <span className="badge ok">
              <CircleCheck className="i" aria-hidden="true" />
              {t("approvals-tab.stepDone")}
            </span>
          )}
        </span>
      </div>
      {children}
    </section>
  );
}
