import { loadingOf } from "../paper/load-paper.ts";
import { PaperPage } from "../paper/PaperPage.tsx";
import "../paper/paper.css";

/** `/terms`, for everybody. */
export default function TermsPage() {
  return <PaperPage paper="terms" />;
}
export const { load, head } = loadingOf("terms");
