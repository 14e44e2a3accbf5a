import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { useWording } from "#ui/page.tsx";
import type { Feedback } from "../inbox.contract.ts";
import { categories, priorities } from "../inbox.schema.ts";
import * as styles from "./feedback-tab.module.css";

/** What a message is about, how urgent it is, and whether it is closed. */
export function Sorting({ feedback, onChanged }: { feedback: Feedback; onChanged: () => void }) {
  const { t } = useWording();
  const { pending, run } = useChange(() => void onChanged());
  const [category, setCategory] = useState(feedback.category);
  const [priority, setPriority] = useState(feedback.priority);
  const isClosed = feedback.state === "closed";
  const change = (body: Partial<Pick<Feedback, "category" | "priority">>, said: string) =>
    run({
      call: () =>
        adminApi("PATCH /api/admin/feedback/:id", {
          params: { id: feedback.id },
          body: { version: feedback.version, ...body },
        }),
      said,
      failed: t("feedback-tab.saveFailed"),
      onDone: onChanged,
    });
  const move = (state: "pending" | "closed", said: string) => change({ state } as object, said);
  const isSame = category === feedback.category && priority === feedback.priority;
  return (
    <div className={styles.sorting}>
      <Choice
        label={t("feedback-tab.category")}
        value={category}
        options={categories}
        onChange={setCategory}
      />
      <Choice
        label={t("feedback-tab.priority")}
        value={priority}
        options={priorities}
        onChange={setPriority}
      />
      <ActButton
        className="btn sec"
        pending={pending}
        off={isSame}
        onClick={() => change({ category, priority }, t("feedback-tab.saved"))}
      >
        {t("feedback-tab.save")}
      </ActButton>
      <ActButton
        className="btn quiet"
        pending={pending}
        onClick={() =>
          isClosed
            ? move("pending", t("feedback-tab.reopened"))
            : move("closed", t("feedback-tab.closedDone"))
        }
      >
        {t(isClosed ? "feedback-tab.reopen" : "feedback-tab.close")}
      </ActButton>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Value[];
  onChange: (value: Value) => void;
}

type Name = Feedback["category"] | Feedback["priority"];

function Choice<Value extends Name>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const { t } = useWording();
  const id = useId();
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <div className="select-place">
        <select
          id={id}
          className="input"
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((one) => one === target.value);
            if (chosen) onChange(chosen);
          }}
        >
          {options.map((one) => (
            <option key={one} value={one}>
              {t(`feedback-tab.${one as Name}`)}
            </option>
          ))}
        </select>
        <ChevronDown className="i s" aria-hidden="true" />
      </div>
    </div>
  );
}
