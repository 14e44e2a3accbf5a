import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { useWording } from "#ui/page.tsx";
import type { ActivityEntry } from "../activity.contract.ts";
import { actionWord, fieldWord, valueText } from "../words/words.ts";
import * as styles from "./activity-tab.module.css";

type Facts = Readonly<Record<string, unknown>>;

/** What an entry of the log changed, field by field, and what else it says. */
export default function Changes({ entry, onClose }: { entry: ActivityEntry; onClose: () => void }) {
  const wording = useWording();
  const { t } = wording;
  const { action, before, after, details, resourceId } = entry;
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const others = Object.entries(details);
  return (
    <TitledDialog
      size="wide"
      title={t("activity-tab.changesOf", { action: actionWord(action, t) })}
      onClose={onClose}
    >
      {keys.length === 0 && <p className="soft">{t("activity-tab.noChanges")}</p>}
      {keys.length > 0 && (
        <div className={styles.changes}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("activity-tab.field")}</th>
                <th scope="col">{t("activity-tab.before")}</th>
                <th scope="col">{t("activity-tab.after")}</th>
              </tr>
            </thead>
            <tbody>
              {keys.map((key) => (
                <Change key={key} name={key} before={before} after={after} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {(others.length > 0 || resourceId) && (
        <dl className={styles.details}>
          {resourceId && (
            <div>
              <dt>{t("activity-tab.id")}</dt>
              <dd dir="ltr">{resourceId}</dd>
            </div>
          )}
          {others.map(([key, value]) => (
            <div key={key}>
              <dt>{fieldWord(key, t)}</dt>
              <dd>
                <bdi>{valueText(key, value, wording)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </TitledDialog>
  );
}

function Change({ name, before, after }: { name: string; before: Facts | null; after: Facts | null }) {
  const wording = useWording();
  const [was, is] = [valueText(name, before?.[name], wording), valueText(name, after?.[name], wording)];
  return (
    <tr>
      <th scope="row">{fieldWord(name, wording.t)}</th>
      <td>
        {was === is ? (
          <bdi>{was}</bdi>
        ) : (
          <del>
            <bdi>{was}</bdi>
          </del>
        )}
      </td>
      <td>
        {was === is ? (
          <bdi>{is}</bdi>
        ) : (
          <ins>
            <bdi>{is}</bdi>
          </ins>
        )}
      </td>
    </tr>
  );
}
