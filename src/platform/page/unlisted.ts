/** The head of a page that search engines are not to list. */
export const unlisted = <Head extends { meta?: object[] | undefined }>(head: Head) => ({
  ...head,
  meta: [...(head.meta ?? []), { name: "robots", content: "noindex" }],
});
