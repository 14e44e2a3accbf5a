import { UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import { UserLink } from "#features/administrators/list/links.tsx";
import { useChange } from "#features/administrators/list/use-change.ts";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { ReasonDialog } from "#ui/kit/dialog/ReasonDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { type Column, DataTable } from "#ui/kit/list/DataTable.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import type { ListedPartner } from "../inspection-admin.contract.ts";

const PartnerDialog = lazy(() => import("./PartnerDialog.tsx"));

/** Who inspects cars: partners are named and ended here. */
export default function PartnersTab() {
  const { t } = useWording();
  const at = useTabAddress();
  const columns = useColumns();
  const [naming, setNaming] = useState(false);
  const [ending, setEnding] = useState<ListedPartner>();
  const [withdrawing, setWithdrawing] = useState<ListedPartner>();
  const close = () => {
    setEnding(undefined);
    setWithdrawing(undefined);
  };
  const { pending, run } = useChange(close);
  const found = useAdminQuery("GET /api/admin/inspection-partners", { query: { limit: 100, page: at.page } });
  const rows = found.data?.data ?? [];
  const withdraw = (id: string, reason: string) =>
    run({
      call: () =>
        adminApi("POST /api/admin/inspection-partners/:id/withdraw-reports", {
          params: { id },
          body: { reason },
        }),
      failed: t("partners-tab.withdrawFailed"),
      onDone: ({ withdrawn }) => {
        toast("success", t("partners-tab.withdrawDone", { count: withdrawn }));
        close();
      },
    });
  return (
    <section className="panel flush" aria-labelledby="partners">
      <div className="adm-list-h">
        <h2 id="partners">{t("partners-tab.title")}</h2>
        <button type="button" className="btn pri sm" onClick={() => setNaming(true)}>
          <UserPlus className="i s" aria-hidden="true" />
          {t("partners-tab.add")}
        </button>
      </div>
      <ListState query={found} isEmpty={rows.length === 0}>
        <DataTable
          caption={t("partners-tab.title")}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          busy={found.isPlaceholderData}
          actions={(one) => (
            <div className="adm-acts">
              {one.reports > 0 && (
                <button
                  type="button"
                  className="btn quiet sm"
                  aria-label={t("partners-tab.withdrawOf", { name: one.name })}
                  onClick={() => setWithdrawing(one)}
                >
                  {t("partners-tab.withdraw")}
                </button>
              )}
              {one.endedAt === null && (
                <button
                  type="button"
                  className="btn danger-o sm"
                  aria-label={t("partners-tab.endOf", { name: one.name })}
                  onClick={() => setEnding(one)}
                >
                  {t("partners-tab.end")}
                </button>
              )}
            </div>
          )}
        />
        {found.data && <ListPager at={at} total={found.data.total} totalPages={found.data.totalPages} />}
      </ListState>
      <Suspense>{naming && <PartnerDialog onClose={() => setNaming(false)} />}</Suspense>
      {withdrawing && (
        <ReasonDialog
          title={t("partners-tab.withdrawTitle", { name: `\u2068${withdrawing.name}\u2069` })}
          text={t("partners-tab.withdrawText")}
          label={t("partners-tab.withdraw")}
          longest={500}
          pending={pending}
          onSay={(reason) => withdraw(withdrawing.id, reason)}
          onClose={close}
        />
      )}
      {ending && (
        <Question
          title={t("partners-tab.endTitle", { name: `\u2068${ending.name}\u2069` })}
          text={t("partners-tab.endText")}
          keep={t("kit.cancel")}
          onClose={close}
        >
          <ActButton
            className="btn danger"
            pending={pending}
            onClick={() =>
              run({
                call: () =>
                  adminApi("DELETE /api/admin/inspection-partners/:id", { params: { id: ending.id } }),
                said: t("partners-tab.endDone"),
                onDone: close,
              })
            }
          >
            {t("partners-tab.end")}
          </ActButton>
        </Question>
      )}
    </section>
  );
}

function useColumns(): Column<ListedPartner>[] {
  const { t, name, day, number } = useWording();
  return [
    {
      key: "name",
      title: t("partners-tab.name"),
      cell: (one) => (
        <div className="adm-two">
          <UserLink id={one.userId}>{one.name}</UserLink>
          <bdi className="small muted" dir="ltr">
            {one.email}
          </bdi>
        </div>
      ),
    },
    { key: "place", title: t("partners-tab.place"), cell: ({ place }) => name("place", place) },
    {
      key: "phone",
      title: t("partners-tab.phone"),
      cell: ({ phone }) => (
        <bdi className="num" dir="ltr">
          {phone}
        </bdi>
      ),
    },
    { key: "since", title: t("partners-tab.since"), cell: ({ since }) => day(since) },
    { key: "reports", title: t("partners-tab.reports"), cell: ({ reports }) => number(reports) },
    {
      key: "state",
      title: t("partners-tab.state"),
      cell: ({ endedAt }) => (
        <span className={endedAt ? "badge" : "badge ok"}>
          {endedAt ? t("partners-tab.endedOn", { day: day(endedAt) }) : t("partners-tab.active")}
        </span>
      ),
    },
  ];
}
