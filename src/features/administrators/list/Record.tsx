import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./record.module.css";

/** The way from one thing back to its list. */
export function BackToList({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  return (
    <button type="button" className={`btn quiet sm ${styles.back}`} onClick={onBack}>
      <ArrowLeft className="i s flip" aria-hidden="true" />
      {children}
    </button>
  );
}

/** What it is, and what may be done with it beside that. */
export const RecordHead = ({ children }: { children: ReactNode }) => (
  <div className={styles.head}>{children}</div>
);

/** A part of what is known of it. */
export function Part({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) {
  return (
    <section className={`panel ${styles.part}`}>
      <div className={styles.partHeading}>
        <h3>{title}</h3>
        {aside && <span className="small muted">{aside}</span>}
      </div>
      {children}
    </section>
  );
}

/** What happened to it, line by line. */
export const Lines = ({ children }: { children: ReactNode }) => <ul className={styles.lines}>{children}</ul>;
