import { Image } from "lucide-react";
import { useState } from "react";
import { Paper } from "#features/administrators/list/Paper.tsx";
import { usePaper } from "#features/administrators/list/use-paper.ts";
import { useWording } from "#ui/page.tsx";

/** A photo of a reported conversation, shown on demand: each look is written down. */
export function ReportedPhoto({ id }: { id: string }) {
  const { t } = useWording();
  const [isAsked, setIsAsked] = useState(false);
  const found = usePaper(`/api/admin/conversation-photos/${id}`, { enabled: isAsked });
  if (isAsked) return <Paper found={found} name={t("chat-photos.photos", { count: 1 })} saveAs="photo.jpg" />;
  return (
    <button type="button" className="btn sec sm" onClick={() => setIsAsked(true)}>
      <Image className="i s" aria-hidden="true" />
      {t("conversation-reports.showPhoto")}
    </button>
  );
}
