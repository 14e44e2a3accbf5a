import { Download, LoaderCircle } from "lucide-react";
import { useState } from "react";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { adminFile } from "../client/admin-api.ts";
import { saveFile } from "./save-file.ts";

/** The button that saves a list as a CSV file. `make` gives the file; what is thrown is said. */
export function FileButton({ name, make }: { name: string; make: () => Promise<Blob> }) {
  const { t } = useWording();
  const [pending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    try {
      saveFile(`${name}.csv`, await make());
    } catch (error) {
      toast("error", t("admin.exportFailed"), whyFailed(error, t, t("admin.failed")));
    }
    setPending(false);
  };
  const Icon = pending ? LoaderCircle : Download;
  return (
    <button type="button" className="btn sec sm" aria-busy={pending} onClick={() => pending || void run()}>
      <Icon className={pending ? "i s spin" : "i s"} aria-hidden="true" />
      {t("admin.exportCsv")}
    </button>
  );
}

/** Saves all that the filters find, as the server writes it. */
export const ServerFileButton = ({ name, address }: { name: string; address: string }) => (
  <FileButton name={name} make={() => adminFile(address)} />
);
