import { Crumbs } from "#ui/Crumbs.tsx";
import { useWording } from "#ui/page.tsx";

/** Home, the dealers, this one. */
export function Breadcrumb({ name }: { name: string }) {
  const { t } = useWording();
  return (
    <Crumbs
      label={t("showrooms.breadcrumb")}
      crumbs={[
        { name: t("common.home"), path: "/" },
        { name: t("showrooms.home"), path: "/dealers" },
        { name, path: "" },
      ]}
    />
  );
}
