import { lazy, Suspense, useState } from "react";
import { useWording } from "#ui/page.tsx";
import { useSite } from "#ui/shell/use-site.ts";
import { toast } from "#ui/Toasts.tsx";

const dialog = () => import("#features/accounts/phone/screens/ConfirmPhone.tsx");
const ConfirmPhone = lazy(dialog);

/** The way to show that the stored number is one's own, where codes can be sent. */
export function PhoneConfirmation({ phone }: { phone: string }) {
  const { t } = useWording();
  const { phoneCodes } = useSite();
  const [isOpen, setOpen] = useState(false);
  if (phoneCodes.length === 0) return null;
  const open = async () => {
    try {
      await dialog();
      setOpen(true);
    } catch {
      void toast("error", t("common.offline"));
    }
  };
  return (
    <>
      <button type="button" className="link small" onClick={() => void open()}>
        {t("profile.phoneConfirm")}
      </button>
      {isOpen && (
        <Suspense>
          <ConfirmPhone phone={phone} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
