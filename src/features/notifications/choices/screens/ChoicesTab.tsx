import { Bell, Lock, Mail, Smartphone } from "lucide-react";
import { Failed } from "#ui/Failed.tsx";
import { useWording } from "#ui/page.tsx";
import type { NoticeChoices, NoticeSetting } from "../choices.contract.ts";
import { type NoticeChannel, type NoticeKind, noticeChannels, ways } from "../choices.schema.ts";
import * as styles from "./choices.module.css";
import { DevicePanel } from "./DevicePanel.tsx";
import { useChoices } from "./use-choices.ts";

const icons = { bell: Bell, mail: Mail, push: Smartphone };
const isAlways = ({ kind }: { kind: NoticeKind }) => ways[kind].bell === "always";

/** What a user is notified of, and by which ways: a switch for each that is a choice. */
export function ChoicesTab({ shown }: { shown: boolean }) {
  return (
    <>
      <Chosen shown={shown} />
      <aside>
        <DevicePanel shown={shown} />
      </aside>
    </>
  );
}

function Chosen({ shown }: { shown: boolean }) {
  const { t } = useWording();
  const { choices, isError, refetch, choose } = useChoices(shown);
  return (
    <section className="panel stack" aria-labelledby="notice-choices">
      <div>
        <h2 id="notice-choices">{t("notice-choices.title")}</h2>
        <p className="soft small">{t("notice-choices.text")}</p>
      </div>
      {choices ? (
        <Choices rows={choices} onChoose={(kind, channel, wanted) => choose({ kind, channel, wanted })} />
      ) : isError ? (
        <Failed text={t("notice-choices.unknown")} onRetry={() => void refetch()} />
      ) : (
        <span className={`sk ${styles.wait}`} role="status" aria-label={t("notice-choices.loading")} />
      )}
    </section>
  );
}

type Rows = NoticeChoices["data"];
type OnChoose = (kind: NoticeKind, channel: NoticeChannel, wanted: boolean) => void;

function Choices({ rows, onChoose }: { rows: Rows; onChoose: OnChoose }) {
  const { t } = useWording();
  return (
    <table className={styles.choices} aria-labelledby="notice-choices">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t("notice-choices.what")}</span>
          </th>
          {noticeChannels.map((channel) => {
            const Icon = icons[channel];
            return (
              <th key={channel} scope="col">
                <span className={styles.way}>
                  <Icon className="i s" aria-hidden="true" />
                  {t(`notice-choices.${channel}`)}
                </span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter((row) => !isAlways(row))
          .map((row) => (
            <Row key={row.kind} row={row} onChoose={onChoose} />
          ))}
      </tbody>
      <tbody>
        <tr className={styles.part}>
          <th scope="rowgroup" colSpan={noticeChannels.length + 1}>
            <h3>{t("notice-choices.alwaysTitle")}</h3>
            <p className="soft small">{t("notice-choices.alwaysText")}</p>
          </th>
        </tr>
        {rows.filter(isAlways).map((row) => (
          <Row key={row.kind} row={row} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, onChoose }: { row: Rows[number]; onChoose: OnChoose }) {
  const { t } = useWording();
  const { kind } = row;
  return (
    <tr>
      <th scope="row">
        <span className="m">{t(`notice-choices.${kind}`)}</span>
        <span className={styles.hint}>{t(`notice-choices.${kind}Hint`)}</span>
      </th>
      {noticeChannels.map((channel) => (
        <td key={channel} data-title={t(`notice-choices.${channel}`)}>
          <Setting
            setting={row[channel]}
            label={`${t(`notice-choices.${kind}`)}: ${t(`notice-choices.${channel}`)}`}
            onChoose={(wanted) => onChoose(kind, channel, wanted)}
          />
        </td>
      ))}
    </tr>
  );
}

interface SettingProps {
  setting: NoticeSetting;
  label: string;
  onChoose: (wanted: boolean) => void;
}

function Setting({ setting, label, onChoose }: SettingProps) {
  const { t } = useWording();
  if (setting === "always") {
    return (
      <span className={styles.always}>
        <Lock className="i s" aria-hidden="true" />
        {t("notice-choices.always")}
      </span>
    );
  }
  if (setting === "none") {
    return (
      <span className="muted">
        <span aria-hidden="true">—</span>
        <span className="sr">{t("notice-choices.none")}</span>
      </span>
    );
  }
  const isOn = setting === "on";
  return (
    <label className={styles.switchRow}>
      <input
        type="checkbox"
        className="sr"
        aria-label={label}
        checked={isOn}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span className={isOn ? "switch on" : "switch"} aria-hidden="true" />
    </label>
  );
}
