import type { ReactNode } from "react";
import * as styles from "./integrations.module.css";

/** What stands where nothing is yet. */
export function Empty({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <div className={styles.none}>
      {icon}
      <p className="m">{title}</p>
      <p className="soft small">{text}</p>
    </div>
  );
}
