import { loadingOf } from "../paper/load-paper.ts";
import { PaperPage } from "../paper/PaperPage.tsx";
import "../paper/paper.css";

/** `/privacy`, for everybody. */
export default function PrivacyPage() {
  return <PaperPage paper="privacy" />;
}
export const { load, head } = loadingOf("privacy");
