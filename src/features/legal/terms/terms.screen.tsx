import { loadingOf } from "../screens/load-paper.ts";
import { PaperPage } from "../screens/PaperPage.tsx";
import "../screens/paper.module.css";

/** `/terms`, for everybody. */
export default function TermsPage() {
  return <PaperPage paper="terms" />;
}
export const { load, head } = loadingOf("terms");
