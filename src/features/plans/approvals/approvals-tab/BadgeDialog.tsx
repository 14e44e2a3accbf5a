import { BadgeCheck, CircleCheck, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { adminApi } from "#features/admin/client/admin-api.ts";
import { AdminDialog } from "#features/admin/list/AdminDialog.tsx";
import { isolated } from "#i18n/format.ts";
import { useWording } from "#ui/page.tsx";
import type { AdminVerification } from "../approval.contract.ts";
import { DocumentView } from "./DocumentView.tsx";
import { useDecision } from "./use-decision.ts";
import { nameOf } from "./words.ts";

interface Props {
  badge: AdminVerification;
  /** It is another now: something of it was checked. */
  onChange: (badge: AdminVerification) => void;
  onRefuse: () => void;
  onClose: () => void;
}

/** Telephone, document and the decision in one place; each thing that is checked is kept at once. */
export function BadgeDialog({ badge, onChange, onRefuse, onClose }: Props) {
  const { t } = useWording();
  const { pending, run } = useDecision(onClose);
  const { user, actions, documentSentAt } = badge;
  const params = { userId: user.id };
  const seen = (
    body: { what: "phone" } | { what: "document"; documentSentAt: string | null },
    said: string,
  ) =>
    void run(() => adminApi("PUT /api/admin/verifications/:userId/seen", { params, body }), said, onChange);
  const grant = () =>
    void run(
      () => adminApi("PUT /api/admin/verifications/:userId/grant", { params }),
      t("approvals-tab.granted"),
      onClose,
    );
  return (
    <AdminDialog wide title={t("approvals-tab.badgeOf", { name: nameOf(user) })} onClose={onClose}>
      <PhoneStep
        badge={badge}
        pending={pending}
        onSeen={() => seen({ what: "phone" }, t("approvals-tab.phoneNoted"))}
      />
      <DocumentStep
        badge={badge}
        pending={pending}
        onSeen={() => seen({ what: "document", documentSentAt }, t("approvals-tab.documentNoted"))}
      />
      {!actions.includes("grant") && <p className="small muted">{t("approvals-tab.grantNeeds")}</p>}
      <div className="adm-ways">
        <button type="button" className="btn danger-o" onClick={onRefuse}>
          {t("approvals-tab.refuse")}
        </button>
        {actions.includes("grant") && (
          <button type="button" className="btn pri" aria-busy={pending} onClick={grant}>
            <BadgeCheck className="i s" aria-hidden="true" />
            {t("approvals-tab.grant")}
          </button>
        )}
      </div>
    </AdminDialog>
  );
}

interface StepProps {
  badge: AdminVerification;
  pending: boolean;
  onSeen: () => void;
}

function PhoneStep({ badge: { user, phoneSeenAt, actions }, pending, onSeen }: StepProps) {
  const { t } = useWording();
  return (
    <Step title={t("approvals-tab.phoneStep")} done={phoneSeenAt && t("approvals-tab.phoneSeen")}>
      <p className="soft">{t(user.phone ? "approvals-tab.phoneText" : "approvals-tab.noPhone")}</p>
      <div className="apr-line">
        {user.phone && (
          <a className="btn sec" href={`tel:${user.phone.replace(/[^\d+]/g, "")}`}>
            <Phone className="i s" aria-hidden="true" />
            <bdi className="num" dir="ltr">
              {user.phone}
            </bdi>
          </a>
        )}
        {actions.includes("seePhone") && (
          <button type="button" className="btn soft" aria-busy={pending} onClick={onSeen}>
            {t("approvals-tab.phoneRight")}
          </button>
        )}
      </div>
    </Step>
  );
}

function DocumentStep({ badge, pending, onSeen }: StepProps) {
  const { t } = useWording();
  const { user, documentSeenAt, hasDocument } = badge;
  return (
    <Step title={t("approvals-tab.documentStep")} done={documentSeenAt && t("approvals-tab.documentSeen")}>
      {hasDocument ? (
        <>
          <p className="soft">{t("approvals-tab.documentText", { name: isolated(nameOf(user)) })}</p>
          <DocumentView badge={badge}>
            <button type="button" className="btn soft" aria-busy={pending} onClick={onSeen}>
              {t("approvals-tab.documentRight")}
            </button>
          </DocumentView>
        </>
      ) : (
        <p className="soft">
          {t(documentSeenAt ? "approvals-tab.documentGone" : "approvals-tab.documentWaits")}
        </p>
      )}
    </Step>
  );
}

/** `done`: what is said of it once it was checked. */
function Step({ title, done, children }: { title: string; done: string | null; children: ReactNode }) {
  return (
    <section className="apr-step">
      <div className="apr-step-h">
        <h3>{title}</h3>
        {done && (
          <span className="badge ok">
            <CircleCheck className="i" aria-hidden="true" />
            {done}
          </span>
        )}
      </div>
      {children}
    </section>
  );
}
