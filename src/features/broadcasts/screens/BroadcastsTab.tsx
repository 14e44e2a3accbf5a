import { BellPlus, Eye, MailPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import { isolated } from "#i18n/format.ts";
import { bothWays } from "#text/both-ways.ts";
import { DataTable } from "#ui/kit/list/DataTable.tsx";
import { ExportButton } from "#ui/kit/list/ExportButton.tsx";
import { FilterChoice } from "#ui/kit/list/Filters.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import type { BroadcastDetail, BroadcastView } from "../broadcast.contract.ts";
import { type BroadcastKind, broadcastKinds, broadcastStates } from "../broadcast.schema.ts";
import * as styles from "./broadcasts-tab.module.css";
import { Question } from "./Question.tsx";
import { useColumns } from "./use-columns.tsx";
import { useTask } from "./use-task.ts";
import { stateOf, titleOf } from "./words.ts";

const sorts = bothWays("date", "kind", "state", "total");
const Composer = lazy(() => import("./Composer.tsx"));
const Recipients = lazy(() => import("./Recipients.tsx"));

type Open =
  | { what: "write"; kind: BroadcastKind; draft?: BroadcastDetail }
  | { what: "recipients" | "stop" | "callOff" | "throwAway"; message: BroadcastView };

/** What administrators tell many at once: written here, and all that was sent. */
export default function MessagesTab() {
  const { t } = useWording();
  const at = useTabAddress();
  const columns = useColumns();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const kind = at.oneOf("kind", broadcastKinds);
  const state = at.oneOf("state", broadcastStates);
  const sort = at.oneOf("sort", sorts) ?? "-date";
  const query = { kind, state, sort };
  const [underWay, setUnderWay] = useState(false);
  const found = useAdminQuery(
    "GET /api/admin/messages",
    { query: { ...query, page: at.page } },
    { everySeconds: underWay ? 5 : 30 },
  );
  const rows = found.data?.data ?? [];
  const sends = rows.some((one) => one.state === "sending");
  if (sends !== underWay) setUnderWay(sends);
  const isFresh = found.data?.total === 0 && !kind && !state;
  return (
    <section className="panel flush" aria-labelledby="bulk-messages">
      <div className="adm-list-h">
        <h2 id="bulk-messages">{t("broadcasts-tab.sentList")}</h2>
        <div className={styles.isNew}>
          <ExportButton
            name="messages"
            columns={columns}
            page={(page) => adminApi("GET /api/admin/messages", { query: { ...query, page } })}
          />
          <button
            type="button"
            className="btn sec sm"
            onClick={() => setOpen({ what: "write", kind: "notification" })}
          >
            <BellPlus className="i s" aria-hidden="true" />
            {t("broadcasts-tab.newNotification")}
          </button>
          <button
            type="button"
            className="btn sec sm"
            onClick={() => setOpen({ what: "write", kind: "email" })}
          >
            <MailPlus className="i s" aria-hidden="true" />
            {t("broadcasts-tab.newEmail")}
          </button>
        </div>
      </div>
      {isFresh ? (
        <div className="empty">
          <p className="m">{t("broadcasts-tab.none")}</p>
          <p className="soft small">{t("broadcasts-tab.noneText")}</p>
        </div>
      ) : (
        <>
          <div className="adm-filters">
            <FilterChoice
              label={t("broadcasts-tab.kind")}
              value={kind}
              options={broadcastKinds.map((value) => ({ value, label: t(`broadcasts-tab.${value}`) }))}
              onChange={(value) => at.set({ kind: value })}
            />
            <FilterChoice
              label={t("broadcasts-tab.state")}
              value={state}
              options={broadcastStates.map((value) => ({ value, label: stateOf(value, t).text }))}
              onChange={(value) => at.set({ state: value })}
            />
          </div>
          <ListState query={found} isEmpty={rows.length === 0}>
            <DataTable
              caption={t("broadcasts-tab.sentList")}
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              nameOf={({ id }) => id}
              sort={sort}
              onSort={(next) => at.set({ sort: next })}
              busy={found.isPlaceholderData}
              actions={(message) => <Actions message={message} onOpen={setOpen} />}
            />
            {found.data && <ListPager at={at} total={found.data.total} totalPages={found.data.totalPages} />}
          </ListState>
        </>
      )}
      <Suspense>
        {open?.what === "write" && <Composer kind={open.kind} draft={open.draft} onClose={close} />}
        {open?.what === "recipients" && <Recipients message={open.message} onClose={close} />}
      </Suspense>
      {(open?.what === "stop" || open?.what === "callOff" || open?.what === "throwAway") && (
        <Question what={open.what} message={open.message} onClose={close} />
      )}
    </section>
  );
}

/** What may be done with a message as it stands. */
function Actions({ message, onOpen }: { message: BroadcastView; onOpen: (open: Open) => void }) {
  const { t, language } = useWording();
  const { pending, run } = useTask();
  const { id, kind, state, total } = message;
  const goOn = async () => {
    const call = () => adminApi("GET /api/admin/messages/:id", { params: { id } });
    const draft = await run(call, t("broadcasts-tab.doFailed"));
    if (draft) onOpen({ what: "write", kind, draft });
  };
  const title = isolated(titleOf(message, language));
  const ask = (what: "stop" | "callOff" | "throwAway") => (
    <button type="button" className="btn danger-o sm" onClick={() => onOpen({ what, message })}>
      {t(`broadcasts-tab.${what}`)}
    </button>
  );
  return (
    <div className="adm-acts">
      {total > 0 && (
        <button
          type="button"
          className="btn sec sm"
          aria-label={t("broadcasts-tab.detailsOf", { title })}
          title={t("broadcasts-tab.details")}
          onClick={() => onOpen({ what: "recipients", message })}
        >
          <Eye className="i s" aria-hidden="true" />
        </button>
      )}
      {state === "sending" && ask("stop")}
      {state === "scheduled" && ask("callOff")}
      {state === "draft" && ask("throwAway")}
      {state === "draft" && (
        <button type="button" className="btn soft sm" aria-busy={pending} onClick={() => void goOn()}>
          {t("broadcasts-tab.goOn")}
        </button>
      )}
    </div>
  );
}
