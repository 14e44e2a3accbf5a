import { AdminDialog } from "#features/admin/list/AdminDialog.tsx";
import { useWording } from "#ui/page.tsx";
import type { ActivityEntry } from "../activity.contract.ts";

type Facts = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) =>
  value === undefined || value === null
    ? "–"
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value);

/** What an entry of the log changed, field by field, and what else it says. */
export default function Changes({ entry, onClose }: { entry: ActivityEntry; onClose: () => void }) {
  const { t } = useWording();
  const { action, before, after, details, resourceId } = entry;
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const others = Object.entries(details);
  return (
    <AdminDialog wide title={t("activity-tab.changesOf", { action })} onClose={onClose}>
      {keys.length === 0 && <p className="soft">{t("activity-tab.noChanges")}</p>}
      {keys.length > 0 && (
        <div className="act-changes">
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
        <dl className="act-details">
          {resourceId && (
            <div>
              <dt>{t("activity-tab.id")}</dt>
              <dd dir="ltr">{resourceId}</dd>
            </div>
          )}
          {others.map(([key, value]) => (
            <div key={key}>
              <dt dir="ltr">{key}</dt>
              <dd>
                <bdi>{textOf(value)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </AdminDialog>
  );
}

function Change({ name, before, after }: { name: string; before: Facts | null; after: Facts | null }) {
  const [was, is] = [textOf(before?.[name]), textOf(after?.[name])];
  return (
    <tr>
      <th scope="row">
        <code dir="ltr">{name}</code>
      </th>
      <td>{was === is ? <bdi>{was}</bdi> : <del>{was}</del>}</td>
      <td>{was === is ? <bdi>{is}</bdi> : <ins>{is}</ins>}</td>
    </tr>
  );
}
