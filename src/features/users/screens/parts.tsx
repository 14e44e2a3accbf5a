import type { ReactNode } from "react";
import * as styles from "./users-tab.module.css";

/** A part of a user's page. */
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

/** Lines of a part, or that there are none. */
export function Rows({ none, children }: { none: string; children: ReactNode[] }) {
  return children.length === 0 ? <p className="soft">{none}</p> : <ul className={styles.rows}>{children}</ul>;
}
