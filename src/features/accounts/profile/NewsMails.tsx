import { useMutation, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { failureText } from "../fields/refusal.ts";
import { newsMailsQuery } from "./profile.queries.ts";

/** Which mails come: news and offers are a choice, those about the own account are not. */
export function NewsMails({ shown }: { shown: boolean }) {
  const { t } = useWording();
  const { api, queryClient } = usePage();
  const query = newsMailsQuery(api);
  const { data, isError, refetch } = useQuery({ ...query, enabled: shown });
  const hint = useId();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: boolean) => api("PUT /api/auth/news-mails", { body: { wanted } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(query.queryKey, saved);
      toast("success", t(saved.wanted ? "profile.newsOn" : "profile.newsOff"));
    },
    onError: (error) => toast("error", t("profile.newsFailed"), failureText(error, t)),
  });
  const wanted = isPending ? variables : data?.wanted;
  return (
    <section className="panel profile-form" aria-labelledby="news">
      <div>
        <h2 id="news">{t("profile.newsTitle")}</h2>
        <p className="soft small" id={hint}>
          {t("profile.newsText")}
        </p>
      </div>
      {isError ? (
        <p className="note">
          {t("profile.newsUnknown")}{" "}
          <button type="button" className="link" onClick={() => void refetch()}>
            {t("common.retry")}
          </button>
        </p>
      ) : (
        <label className="profile-switch">
          <input
            type="checkbox"
            className="sr"
            checked={wanted ?? false}
            disabled={wanted === undefined}
            aria-describedby={hint}
            onChange={({ target }) => isPending || mutate(target.checked)}
          />
          <span className={wanted ? "switch on" : "switch"} aria-hidden="true" />
          {t("profile.newsLabel")}
        </label>
      )}
    </section>
  );
}
