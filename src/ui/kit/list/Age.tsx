import { formatAge } from "#i18n/format.ts";
import { useWording } from "../../page.tsx";

/** How long ago something was, for a cell of a list; the moment itself (ISO 8601) is its title. */
export function Age({ of: moment }: { of: string }) {
  const { language } = useWording();
  return (
    <time className="muted nowrap" dateTime={moment} title={moment}>
      {formatAge(language, new Date(moment), new Date())}
    </time>
  );
}
