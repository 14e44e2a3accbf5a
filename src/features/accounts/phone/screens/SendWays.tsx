import { LoaderCircle, MessageCircle, MessageSquareText } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import { useSite } from "#ui/shell/use-site.ts";
import { clockFace } from "../../sign-in/countdown.ts";
import type { Channel } from "../phone.schema.ts";
import * as styles from "./code.module.css";
import type { Code } from "./use-code.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

const icons = { whatsapp: MessageCircle, sms: MessageSquareText };
const labels = { whatsapp: "accounts.codeByWhatsapp", sms: "accounts.codeBySms" } as const;

interface Props {
  code: Pick<Code, "nextAt" | "isAsking">;
  /** The first way looks like what one presses. */
  main?: boolean;
  onSend: (channel: Channel) => void;
}

/** The ways by which a code can be sent, and how long to wait for the next one. */
export function SendWays({ code: { nextAt, isAsking }, main = false, onSend }: Props) {
  const { t, plain } = useWording();
  const { phoneCodes } = useSite();
  const left = useSecondsLeft(nextAt);
  return (
    <div className="stack s2">
      {left > 0 && (
        <p className="hint small soft">
          {t("accounts.codeAgainIn")}{" "}
          <bdi className="num" dir="ltr">
            {clockFace(left, plain)}
          </bdi>
        </p>
      )}
      <div className={styles.ways}>
        {phoneCodes.map((channel, index) => {
          const Icon = icons[channel];
          return (
            <button
              key={channel}
              type="button"
              className={main && index === 0 ? "btn pri" : "btn sec"}
              disabled={left > 0}
              aria-disabled={isAsking}
              onClick={() => isAsking || onSend(channel)}
            >
              {isAsking && index === 0 ? (
                <LoaderCircle className="i s spin" aria-hidden="true" />
              ) : (
                <Icon className="i s" aria-hidden="true" />
              )}
              {t(labels[channel])}
            </button>
          );
        })}
      </div>
    </div>
  );
}
