import { ChevronDown, Plus, UsersRound } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { type StaffRole, staffRoles } from "#platform/http/actor.ts";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { StaffMember } from "../staff.contract.ts";
import * as styles from "./staff.module.css";
import { useAct } from "./use-act.ts";

const InviteDialog = lazy(() => import("./InviteDialog.tsx"));

/** Founder, members and open invitations: invited, given another part, removed. */
export function People({ team }: { team: { data: StaffMember[]; most: number } }) {
  const { t } = useWording();
  const { api } = usePage();
  const { act, busy } = useAct();
  const [asked, setAsked] = useState<"invite" | StaffMember>();
  const close = () => setAsked(undefined);
  const removed = asked === "invite" ? undefined : asked;
  const remove = async ({ id, name, email, state }: StaffMember) => {
    close();
    const done = state === "member" ? t("staff.removed", { name: name ?? email }) : t("staff.withdrawn");
    await act(() => api("DELETE /api/staff/:id", { params: { id } }), done);
  };
  return (
    <section className={`panel stack s3 ${styles.part}`} aria-labelledby="people">
      <div className="panel-h">
        <h2 id="people">{t("staff.people")}</h2>
        <button type="button" className="btn pri sm" onClick={() => setAsked("invite")}>
          <Plus className="i s" aria-hidden="true" />
          {t("staff.invite")}
        </button>
      </div>
      <p className="soft">{t("staff.peopleText")}</p>
      {team.data.length === 0 ? (
        <div className={styles.none}>
          <UsersRound className="i" aria-hidden="true" />
          <p className="m">{t("staff.none")}</p>
          <p className="soft small">{t("staff.noneText")}</p>
        </div>
      ) : (
        <ul>
          {team.data.map((one) => (
            <Person
              key={one.id}
              of={one}
              busy={busy}
              onRemove={() => (one.state === "member" ? setAsked(one) : void remove(one))}
              act={act}
            />
          ))}
        </ul>
      )}
      <Suspense>{asked === "invite" && <InviteDialog onClose={close} />}</Suspense>
      {removed && (
        <Question
          title={t("staff.removeQuestion", { name: removed.name ?? removed.email })}
          text={t("staff.removeText")}
          keep={t("staff.keep")}
          onClose={close}
        >
          <button type="button" className="btn danger" onClick={() => void remove(removed)}>
            {t("staff.remove")}
          </button>
        </Question>
      )}
    </section>
  );
}

interface PersonProps {
  of: StaffMember;
  busy: boolean;
  onRemove: () => void;
  act: ReturnType<typeof useAct>["act"];
}

function Person({ of, busy, onRemove, act }: PersonProps) {
  const { t, day } = useWording();
  const { api } = usePage();
  const { id, email, role, isFounder, isMe, since, state } = of;
  const name = of.name ?? email;
  const isMember = state === "member";
  const give = (value: string) => {
    const next = staffRoles.find((one) => one === value);
    if (next)
      void act(
        () => api("PATCH /api/staff/:id", { params: { id }, body: { role: next } }),
        t("staff.partChanged"),
      );
  };
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className="m">
          <bdi>{name}</bdi> {isMe && <span className="badge">{t("staff.you")}</span>}{" "}
          {isFounder && <span className="badge ok">{t("staff.founder")}</span>}
          {!isMember && (
            <span className={state === "expired" ? "badge warn" : "badge info"}>
              {t(`staff.state_${state}`)}
            </span>
          )}
        </p>
        <p className="small muted">
          {isMember && <bdi dir="ltr">{email}</bdi>}
          {isMember && " · "}
          {t(isMember ? "staff.since" : "staff.invitedOn", { day: day(since) })}
        </p>
      </div>
      {isFounder ? (
        <p className={styles.fixed}>{t("staff.owner")}</p>
      ) : (
        <>
          <RoleSelect label={t("staff.partOf", { name })} value={role} busy={busy} onChange={give} />
          <div className="row wrapx">
            {!isMember && (
              <ActButton
                className="btn sec sm"
                pending={busy}
                aria-label={t("staff.resendOf", { name })}
                onClick={() =>
                  void act(() => api("POST /api/staff/:id/resend", { params: { id } }), t("staff.resent"))
                }
              >
                {t("staff.resend")}
              </ActButton>
            )}
            <ActButton
              className="btn danger-o sm"
              pending={busy}
              aria-label={t(isMember ? "staff.removeOf" : "staff.withdrawOf", { name })}
              onClick={onRemove}
            >
              {t(isMember ? "staff.remove" : "staff.withdraw")}
            </ActButton>
          </div>
        </>
      )}
    </li>
  );
}

interface RoleProps {
  label: string;
  value: StaffRole;
  busy: boolean;
  onChange: (value: string) => void;
}

function RoleSelect({ label, value, busy, onChange }: RoleProps) {
  const { t } = useWording();
  return (
    <div className="select-place">
      <select
        className={`input ${styles.role}`}
        aria-label={label}
        aria-busy={busy}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {staffRoles.map((one) => (
          <option key={one} value={one}>
            {t(`staff.${one}`)}
          </option>
        ))}
      </select>
      <ChevronDown className="i s" aria-hidden="true" />
    </div>
  );
}
