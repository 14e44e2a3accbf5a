import { useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { isolated } from "#i18n/format.ts";
import { formatMoment } from "#i18n/moments.ts";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { type Column, DataTable } from "#ui/kit/list/DataTable.tsx";
import { ExportButton } from "#ui/kit/list/ExportButton.tsx";
import { FilterChoice } from "#ui/kit/list/Filters.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import type { BroadcastView, RecipientView } from "../broadcast.contract.ts";
import * as styles from "./broadcasts-tab.module.css";
import { outcomeOf, reasonOf, titleOf } from "./words.ts";

const choices = ["sent", "failed", "skipped", "waiting"] as const;

/** To whom a message went, and what became of it. */
export default function Recipients({ message, onClose }: { message: BroadcastView; onClose: () => void }) {
  const { t, language } = useWording();
  const [outcome, setOutcome] = useState<(typeof choices)[number]>();
  const [page, setPage] = useState(1);
  const found = useAdminQuery("GET /api/admin/messages/:id/recipients", {
    params: { id: message.id },
    query: { outcome, page },
  });
  const columns: Column<RecipientView>[] = [
    {
      key: "recipient",
      title: t("broadcasts-tab.recipient"),
      csv: ({ name, address }) => [name, address].filter(Boolean).join(" "),
      cell: ({ name, address }) => (
        <span className={styles.recipient}>
          {name && <bdi className="m">{name}</bdi>}{" "}
          {address && (
            <bdi className="muted" dir="ltr">
              {address}
            </bdi>
          )}
        </span>
      ),
    },
    {
      key: "outcome",
      title: t("broadcasts-tab.outcome"),
      csv: ({ outcome: one, reason }) =>
        [outcomeOf(one, t).text, reasonOf(reason, t)].filter(Boolean).join(" "),
      cell: ({ outcome: one, reason }) => {
        const { text, tone } = outcomeOf(one, t);
        return (
          <span>
            <span className={`badge ${tone}`}>{text}</span>{" "}
            <span className="small">{reasonOf(reason, t)}</span>
          </span>
        );
      },
    },
    {
      key: "at",
      title: t("broadcasts-tab.date"),
      csv: ({ at }) => at,
      cell: ({ at }) => at && <time dateTime={at}>{formatMoment(language, at)}</time>,
    },
  ];
  const rows = found.data?.data ?? [];
  return (
    <TitledDialog
      size="wide"
      title={t("broadcasts-tab.detailsOf", { title: isolated(titleOf(message, language)) })}
      onClose={onClose}
    >
      <div className="adm-list-h">
        <FilterChoice
          label={t("broadcasts-tab.outcome")}
          value={outcome}
          options={choices.map((value) => ({ value, label: outcomeOf(value, t).text }))}
          onChange={(value) => {
            setOutcome(choices.find((one) => one === value));
            setPage(1);
          }}
        />
        <ExportButton
          name="recipients"
          columns={columns}
          page={(at) =>
            adminApi("GET /api/admin/messages/:id/recipients", {
              params: { id: message.id },
              query: { outcome, page: at },
            })
          }
        />
      </div>
      <ListState query={found} isEmpty={rows.length === 0}>
        <DataTable
          caption={t("broadcasts-tab.details")}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          nameOf={({ address, name }) => address ?? name ?? ""}
          busy={found.isPlaceholderData}
        />
        {found.data && (
          <ListPager
            at={{ page, set: (to) => setPage(Number(to.page ?? 1)) }}
            total={found.data.total}
            totalPages={found.data.totalPages}
          />
        )}
      </ListState>
    </TitledDialog>
  );
}
