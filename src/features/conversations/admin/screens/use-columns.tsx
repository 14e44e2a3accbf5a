import { ListingLink, UserLink } from "#features/administrators/list/links.tsx";
import { Age } from "#ui/kit/list/Age.tsx";
import type { Column } from "#ui/kit/list/DataTable.tsx";
import { useWording } from "#ui/page.tsx";
import type { ConversationReport } from "../report.contract.ts";
import * as styles from "./conversation-reports.module.css";

const tones = { dismissed: "", warned: "warn", blocked: "warn", suspended: "bad" } as const;

/** The columns of the reports, in the list and in the file. */
export function useColumns(state: "open" | "decided"): Column<ConversationReport>[] {
  const { t } = useWording();
  return [
    {
      key: "reason",
      title: t("conversation-reports.reason"),
      sort: "reason",
      cell: ({ reason, text }) => (
        <span className={styles.two}>
          <span className="m">{t(`conversation-reports.${reason}`)}</span>
          {text && (
            <span className="small soft" dir="auto">
              {text}
            </span>
          )}
        </span>
      ),
      csv: ({ reason }) => t(`conversation-reports.${reason}`),
    },
    { key: "text", title: t("conversation-reports.text"), csv: ({ text }) => text },
    {
      key: "reported",
      title: t("conversation-reports.reported"),
      sort: "reported",
      cell: ({ reported, otherReports }) => (
        <span className={styles.two}>
          <UserLink id={reported.id}>{reported.name}</UserLink>
          <span className="small soft">
            {reported.status !== "active" && `${t(`conversation-reports.is_${reported.status}`)} · `}
            {t("conversation-reports.others", { count: otherReports })}
          </span>
        </span>
      ),
      csv: ({ reported }) => reported.email,
    },
    {
      key: "reporter",
      title: t("conversation-reports.reporter"),
      sort: "reporter",
      cell: ({ reporter }) => <UserLink id={reporter.id}>{reporter.name}</UserLink>,
      csv: ({ reporter }) => reporter.email,
    },
    {
      key: "listing",
      title: t("conversation-reports.listing"),
      cell: ({ listing }) => <ListingLink id={listing.id}>{listing.title}</ListingLink>,
      csv: ({ listing }) => listing.title,
    },
    {
      key: "date",
      title: t("conversation-reports.date"),
      sort: "createdAt",
      cell: ({ createdAt }) => <Age of={createdAt} />,
      csv: ({ createdAt }) => createdAt,
    },
    ...(state === "open"
      ? []
      : [
          {
            key: "outcome",
            title: t("conversation-reports.outcome"),
            cell: ({ outcome, resolvedBy }: ConversationReport) =>
              outcome && (
                <span className={styles.two}>
                  <span className={`badge ${tones[outcome]}`}>
                    {t(`conversation-reports.was_${outcome}`)}
                  </span>
                  <bdi className="small soft">{resolvedBy}</bdi>
                </span>
              ),
            csv: ({ outcome }: ConversationReport) => outcome && t(`conversation-reports.was_${outcome}`),
          },
        ]),
  ];
}
