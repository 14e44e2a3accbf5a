import { useWording } from "#ui/page.tsx";
import type { Doubt } from "./doubts.ts";

/** What is doubted of a field, under it. */
export function DoubtHints({ doubts }: { doubts: readonly Doubt[] }) {
  const { t } = useWording();
  return (
    <div role="status">
      {doubts.map(({ key, values = {} }) => (
        <p key={key} className="hint warn">
          {t(key, values)}
        </p>
      ))}
    </div>
  );
}
