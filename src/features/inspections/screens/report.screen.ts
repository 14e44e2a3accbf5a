import "#features/listings/photo-row/photo-row.module.css";
import "#ui/kit/photos/photo-tray.module.css";
import "./my-inspections.module.css";
import "../shown/inspection.module.css";

export { head, loadReport as load } from "./load-inspections.ts";
export { default } from "./ReportPage.tsx";
