import * as styles from "./moderation.module.css";

/** A key beside what it does; anyone who hears the page hears the keys in their list. */
export const Key = ({ children }: { children: string | number }) => (
  <span className={styles.key} aria-hidden="true">
    {children}
  </span>
);
