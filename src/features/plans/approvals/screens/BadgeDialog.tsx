import { BadgeCheck, Phone } from "lucide-react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminVerification } from "../approval.contract.ts";
import * as styles from "./approvals-tab.module.css";
import { DocumentStep } from "./DocumentStep.tsx";
import { Step } from "./Step.tsx";
import { nameOf } from "./words.ts";

interface Props {
  badge: AdminVerification;
  /** It is another now: something of it was checked. */
  onChange: (badge: AdminVerification) => void;
  onRefuse: () => void;
  onClose: () => void;
}

/**
 * Telephone, document and the decision in one place; each thing that is checked is kept at once. What is done or cannot be
 * done yet keeps its room, and each step says itself that it is done: nothing moves, and no toast comes, over a button that is
 * about to be pressed.
 */
export function BadgeDialog({ badge, onChange, onRefuse, onClose }: Props) {
  const { t } = useWording();
  const { pending, run } = useChange(onClose);
  const { user, actions, documentSentAt } = badge;
  const params = { userId: user.id };
  const { firstName, lastName, phone } = user;
  const seen = (what: { what: "phone" } | { what: "document"; documentSentAt: string | null }) =>
    run({
      call: () =>
        adminApi("PUT /api/admin/verifications/:userId/seen", {
          params,
          body: { ...what, seenAs: { firstName, lastName, phone } },
        }),
      onDone: onChange,
    });
  const grant = () =>
    run({
      call: () => adminApi("PUT /api/admin/verifications/:userId/grant", { params }),
      said: t("approvals-tab.granted"),
      onDone: onClose,
    });
  return (
    <TitledDialog size="wide" title={t("approvals-tab.badgeOf", { name: nameOf(user) })} onClose={onClose}>
      <PhoneStep badge={badge} pending={pending} onSeen={() => seen({ what: "phone" })} />
      <DocumentStep
        badge={badge}
        pending={pending}
        onSeen={() => seen({ what: "document", documentSentAt })}
      />
      <p className="small muted">{t("approvals-tab.grantNeeds")}</p>
      <div className="adm-ways">
        <ActButton className="btn danger-o" pending={pending} onClick={onRefuse}>
          {t("approvals-tab.refuse")}
        </ActButton>
        <ActButton className="btn pri" pending={pending} off={!actions.includes("grant")} onClick={grant}>
          <BadgeCheck className="i s" aria-hidden="true" />
          {t("approvals-tab.grant")}
        </ActButton>
      </div>
    </TitledDialog>
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
    <Step title={t("approvals-tab.phoneStep")} done={phoneSeenAt !== null}>
      <p className="soft">{t(user.phone ? "approvals-tab.phoneText" : "approvals-tab.noPhone")}</p>
      {user.phone && (
        <div className={styles.line}>
          <a className="btn sec" href={`tel:${user.phone.replace(/[^\d+]/g, "")}`}>
            <Phone className="i s" aria-hidden="true" />
            <bdi className="num" dir="ltr">
              {user.phone}
            </bdi>
          </a>
          <ActButton
            className="btn soft"
            pending={pending}
            off={!actions.includes("seePhone")}
            onClick={onSeen}
          >
            {t("approvals-tab.phoneRight")}
          </ActButton>
        </div>
      )}
    </Step>
  );
}
