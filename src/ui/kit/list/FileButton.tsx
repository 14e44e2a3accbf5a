import { useMutation } from "@tanstack/react-query";
import { Download, LoaderCircle } from "lucide-react";
import { useWording } from "../../page.tsx";
import { toast } from "../../Toasts.tsx";
import { whyFailed } from "../../why-failed.ts";
import { saveFile } from "./save-file.ts";

/** The button that saves a list as a CSV file. `make` returns the file; what it throws is said. */
export function FileButton({ name, make }: { name: string; make: () => Promise<Blob> }) {
  const { t } = useWording();
  const { mutate, isPending } = useMutation({
    mutationFn: make,
    onSuccess: (file) => saveFile(`${name}.csv`, file),
    onError: (error) => toast("error", t("kit.exportFailed"), whyFailed(error, t, t("kit.failed"))),
  });
  const Icon = isPending ? LoaderCircle : Download;
  return (
    <button type="button" className="btn sec sm" aria-busy={isPending} onClick={() => isPending || mutate()}>
      <Icon className={isPending ? "i s spin" : "i s"} aria-hidden="true" />
      {t("kit.exportCsv")}
    </button>
  );
}
