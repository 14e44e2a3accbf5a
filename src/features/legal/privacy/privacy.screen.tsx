import { loadingOf } from "../screens/load-paper.ts";
import { PaperPage } from "../screens/PaperPage.tsx";
import "../screens/paper.module.css";

/** `/privacy`, for everybody. */
export default function PrivacyPage() {
  return <PaperPage paper="privacy" />;
}
export const { load, head } = loadingOf("privacy");
