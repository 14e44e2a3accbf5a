import { useMutation } from "@tanstack/react-query";
import { Download, LoaderCircle } from "lucide-react";
import { useWording } from "../../page.tsx";
import { toast } from "../../Toasts.tsx";
import { whyFailed } from "../../why-failed.ts";
import { saveFile } from "./save-file.ts";

interface Props {
  name: string;
  make: () => Promise<Blob>;
  /** So many rows are selected, and the file holds those alone. */
  selected?: number;
}

/** The button that saves a list as a CSV file. `make` returns the file; what it throws is said. */
export function FileButton({ name, make, selected = 0 }: Props) {
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
      {selected > 0 ? t("kit.exportSelected", { count: selected }) : t("kit.exportCsv")}
    </button>
  );
}
