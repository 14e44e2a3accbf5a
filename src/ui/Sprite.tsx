import { sprite } from "virtual:sprite";

/** The server alone writes it; in the browser React finds what stands there. */
const symbols = import.meta.env.SSR ? sprite : (document.getElementById("sprite")?.innerHTML ?? "");

/** The lines of the icons that a page repeats (icon.ts), once in each page. */
export function Sprite() {
  return (
    <svg
      id="sprite"
      style={{ display: "none" }}
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build
      dangerouslySetInnerHTML={{ __html: symbols }}
    />
  );
}
