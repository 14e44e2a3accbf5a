import type { ReactNode } from "react";
import * as styles from "./listing-view.module.css";

/** A part of the view. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`panel ${styles.part}`}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
