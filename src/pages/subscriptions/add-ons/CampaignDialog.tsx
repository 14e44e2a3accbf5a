import { CircleAlert } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { BonusFeature } from "#features/plans/add-on.schema.ts";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { useWording } from "#ui/page.tsx";
import { campaignLimits } from "./campaign-limits.ts";
import type { Cart } from "./use-cart.ts";

interface Props {
  feature: BonusFeature;
  cart: Cart;
  onClose: () => void;
}
type Part = keyof typeof campaignLimits;

/** The text of a notification campaign. A press beside the dialog does not throw away what was typed. */
export default function CampaignDialog({ feature, cart, onClose }: Props) {
  const { t } = useWording();
  const [text, setText] = useState({ title: "", body: "" });
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const short = (part: Part) => text[part].trim().length < campaignLimits[part].least;

  const add = () => {
    setTried(true);
    const missing = (["title", "body"] as const).find(short);
    if (missing) {
      form.current?.querySelector<HTMLElement>(`[name="${missing}"]`)?.focus();
      return;
    }
    cart.add({ feature: feature.slug, campaign: { title: text.title.trim(), body: text.body.trim() } });
    onClose();
  };
  const field = (part: Part) => ({
    part,
    value: text[part],
    isShort: tried && short(part),
    onChange: (value: string) => setText({ ...text, [part]: value }),
  });
  return (
    <TitledDialog
      title={t("subscriptions.campaignTitle")}
      text={t("subscriptions.campaignText")}
      keepsInput
      onClose={onClose}
    >
      <form
        ref={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field label={t("subscriptions.campaignHeadline")} {...field("title")} />
        <Field label={t("subscriptions.campaignBody")} {...field("body")} />
        <button type="submit" className="btn pri">
          {t("subscriptions.pickAdd")}
        </button>
      </form>
    </TitledDialog>
  );
}

interface FieldProps {
  label: string;
  part: Part;
  value: string;
  isShort: boolean;
  onChange: (value: string) => void;
}

function Field({ label, part, value, isShort, onChange }: FieldProps) {
  const { t, number } = useWording();
  const id = useId();
  const { least, most } = campaignLimits[part];
  const Control = part === "title" ? "input" : "textarea";
  return (
    <div className="field">
      <div className="row between">
        <label className="lab" htmlFor={id}>
          {label}
        </label>
        <span className="tiny muted">
          {t("subscriptions.campaignCount", { count: number(value.length), max: number(most) })}
        </span>
      </div>
      <Control
        id={id}
        name={part}
        className={isShort ? "input bad" : "input"}
        dir="auto"
        value={value}
        maxLength={most}
        aria-invalid={isShort}
        aria-describedby={isShort ? `${id}-error` : undefined}
        onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
      />
      {isShort && (
        <p className="err" id={`${id}-error`}>
          <CircleAlert className="i s" aria-hidden="true" />
          {t("subscriptions.campaignShort", { minimum: least })}
        </p>
      )}
    </div>
  );
}
