import type { JobDeps } from "#deps";
import type { Job } from "#platform/queue/queue.ts";
import { tellFavoriteNews } from "./favorite-news/tell-favorite-news.ts";

export const shortlistJobs = (deps: JobDeps): Job[] => [
  { name: "shortlist.favorite_news", cron: "* * * * *", run: () => tellFavoriteNews(deps) },
];
