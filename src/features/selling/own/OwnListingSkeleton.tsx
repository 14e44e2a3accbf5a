import * as styles from "./own.module.css";

/** The place of some own listings that are on their way. */
export function OwnListingSkeleton() {
  return (
    <div className={styles.list} aria-hidden="true">
      {["a", "b", "c"].map((key) => (
        <div key={key} className={styles.own}>
          <div className={`${styles.thumb} sk`} />
          <span className="sk" style={{ inlineSize: "42%", blockSize: 20 }} />
          <span className="sk" style={{ inlineSize: "64%", blockSize: 16 }} />
        </div>
      ))}
    </div>
  );
}
