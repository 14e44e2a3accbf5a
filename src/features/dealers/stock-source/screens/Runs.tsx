import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import type { SourceRun } from "../stock-source.contract.ts";
import * as styles from "./stock-source.module.css";

const badges = { running: "info", taken: "ok", unchanged: "", failed: "bad" } as const;

/** What became of the last readings; of each row its import tells. */
export function Runs({ runs }: { runs: readonly SourceRun[] }) {
  const { t } = useWording();
  return (
    <>
      <h3>{t("stock-source.results")}</h3>
      {runs.length === 0 && <p className="soft">{t("stock-source.noResults")}</p>}
      <ul className={styles.runs}>
        {runs.map((run) => (
          <Run key={run.id} run={run} />
        ))}
      </ul>
    </>
  );
}

function Run({ run: { state, failure, beganAt, isByHand, counts, importId } }: { run: SourceRun }) {
  const { t, age } = useWording();
  const told = counts
    ? (
        [
          ["new", counts.imported],
          ["changed", counts.changed],
          ["withdrawn", counts.withdrawn],
          ["wrong", counts.wrong],
          ["same", counts.known],
          ["waiting", counts.ready],
        ] as const
      ).flatMap(([name, count]) => (count > 0 ? [t(`stock-source.${name}`, { count })] : []))
    : [];
  return (
    <li>
      <div className={styles.what}>
        <p>
          {age(beganAt)}
          {isByHand && <span className="soft"> · {t("stock-source.byHand")}</span>}
        </p>
        {failure && <p className="soft">{failure}</p>}
        {told.length > 0 && <p className="soft">{told.join(" · ")}</p>}
      </div>
      {importId && (
        <Link
          to="/import-listings"
          search={{ id: importId }}
          className="link"
          aria-label={`${t("stock-source.see")}: ${age(beganAt)}`}
        >
          {t("stock-source.see")}
        </Link>
      )}
      <span className={`badge ${badges[state]}`}>{t(`stock-source.state_${state}`)}</span>
    </li>
  );
}
