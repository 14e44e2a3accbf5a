import { useEffect, useRef, useState } from "react";
import { failureText } from "#features/accounts/fields/refusal.ts";
import { useLinkToken } from "#features/accounts/recovery/screens/use-link-token.ts";
import { ApiError } from "#platform/http/api.ts";
import { useWording } from "#ui/page.tsx";
import { adminApi } from "../client/admin-api.ts";

/**
 * The mailed link that lets an administrator in whose name strangers have locked: `ask` has it sent, and the page that it
 * leads to uses it, once. `said`: what came of either. `onKnown` takes the username that the link was for.
 */
export function useDeviceLink(onKnown: (username: string) => void) {
  const { t } = useWording();
  const token = useLinkToken();
  const [said, setSaid] = useState<string>();
  const used = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is used once, when the page has come
  useEffect(() => {
    if (!token || used.current) return;
    used.current = true;
    adminApi("POST /api/admin-device-links/use", { body: { token } }).then(
      ({ username }) => {
        onKnown(username);
        setSaid(t("admin.linkDone"));
      },
      (error: unknown) => {
        const isDead = error instanceof ApiError && error.status === 400;
        setSaid(isDead ? t("admin.linkDead") : failureText(error, t));
      },
    );
  }, []);

  return {
    said,
    async ask(username: string): Promise<void> {
      try {
        const { message } = await adminApi("POST /api/admin-device-links", { body: { username } });
        setSaid(message);
      } catch (error) {
        setSaid(failureText(error, t));
      }
    },
  };
}
