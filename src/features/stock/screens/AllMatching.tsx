import { useMutation } from "@tanstack/react-query";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import type { Selection } from "#ui/kit/list/use-selection.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { StockFilter } from "../stock.schema.ts";
import * as styles from "./stock.module.css";

interface Props {
  selection: Selection;
  filter: StockFilter;
  /** Of all pages. */
  total: number;
}

/** Once something is selected: the way to all that match, on all pages. */
export function AllMatching({ selection, filter, total }: Props) {
  const { t } = useWording();
  const { api } = usePage();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api("GET /api/stock-ids", { query: filter }),
    onSuccess: ({ ids, more }) => {
      if (!selection.all(ids)) selection.toggleAll(ids);
      if (more) void toast("message", t("stock.mostSelected"));
    },
    onError: (error) => void toast("error", t("stock.failed"), whyFailed(error, t, t("kit.failed"))),
  });
  if (selection.ids.length === 0 || selection.ids.length >= total) return null;
  return (
    <p className={styles.matching}>
      <ActButton className="link" pending={isPending} onClick={() => mutate()}>
        {t("stock.selectMatching", { count: total })}
      </ActButton>
    </p>
  );
}
