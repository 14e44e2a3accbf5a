import { type ReactNode, useId } from "react";
import * as styles from "./figures.module.css";

interface Props {
  title: string;
  /** What its figures mean, in a line. */
  text: string;
  children: ReactNode;
}

/** One part of the page under its heading. */
export function Part({ title, text, children }: Props) {
  const id = useId();
  return (
    <section className={`panel ${styles.part}`} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        <p className="soft small">{text}</p>
      </div>
      {children}
    </section>
  );
}

interface FigureProps {
  name: string;
  children: ReactNode;
  /** What it says, under it. */
  text?: string | undefined;
}

/** One figure of a row of them. */
export function Figure({ name, children, text }: FigureProps) {
  return (
    <div className="stat">
      <dt className="k">{name}</dt>
      <dd className="v">{children}</dd>
      {text && <dd className="d">{text}</dd>}
    </div>
  );
}
