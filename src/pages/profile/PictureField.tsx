import { Camera, Trash2 } from "lucide-react";
import { type ChangeEvent, lazy, Suspense, useRef, useState } from "react";
import { Avatar } from "#features/accounts/Avatar.tsx";
import type { Account } from "#features/accounts/account.contract.ts";
import { accountQuery } from "#features/accounts/current-account.ts";
import { failureText } from "#features/accounts/fields/refusal.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import * as styles from "./profile.module.css";
import { readPicture } from "./read-picture.ts";
import { sendPicture } from "./send-picture.ts";

const CropDialog = lazy(() => import("./CropDialog.tsx"));

/** The picture of the profile: chosen, cut to a square, sent; taken away, with the way back. */
export function PictureField({ account }: { account: Account }) {
  const { t } = useWording();
  const page = usePage();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<HTMLImageElement>();
  const { queryKey } = accountQuery(page);
  const show = (changed: Account) => page.queryClient.setQueryData(queryKey, changed);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = ""; // the same file may be chosen again
    if (!file) return;
    const read = await readPicture(file);
    if (read instanceof HTMLImageElement) setChosen(read);
    else toast("error", t("profile.pictureFailed"), t(`profile.${read}`));
  };

  /** Gone at once; the picture is fetched first, so that it can come back. */
  const remove = async () => {
    const address = account.profileImageUrl;
    if (!address) return;
    const before = await fetch(address).then(
      (answer) => (answer.ok ? answer.blob() : undefined),
      () => undefined,
    );
    show({ ...account, profileImageUrl: null });
    try {
      show(await page.api("DELETE /api/auth/picture"));
      const undo = { label: t("profile.undo"), onClick: () => void bringBack(before) };
      toast("success", t("profile.pictureRemoved"), undefined, before && undo);
    } catch (error) {
      show(account);
      toast("error", t("profile.pictureFailed"), failureText(error, t));
    }
  };
  const bringBack = async (before: Blob | undefined) => {
    if (!before) return;
    try {
      show(await sendPicture(before));
      toast("success", t("profile.undone"));
    } catch (error) {
      toast("error", t("profile.pictureFailed"), failureText(error, t));
    }
  };

  return (
    <section className={`panel ${styles.pictureField}`} aria-labelledby="picture">
      <div className={styles.pictureNow}>
        <Avatar account={account} large />
      </div>
      <h2 id="picture">{t("profile.pictureTitle")}</h2>
      <p className="small soft">{t("profile.pictureText")}</p>
      <input
        ref={input}
        className="sr"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        onChange={choose}
        tabIndex={-1}
        aria-hidden="true"
      />
      <div className={styles.pictureActions}>
        <button type="button" className="btn sec sm" onClick={() => input.current?.click()}>
          <Camera className="i s" aria-hidden="true" />
          {t(account.profileImageUrl ? "profile.pictureChange" : "profile.pictureChoose")}
        </button>
        {account.profileImageUrl && (
          <button type="button" className="btn quiet sm" onClick={() => void remove()}>
            <Trash2 className="i s" aria-hidden="true" />
            {t("profile.pictureRemove")}
          </button>
        )}
      </div>
      {chosen && (
        <Suspense>
          <CropDialog picture={chosen} onClose={() => setChosen(undefined)} onSaved={show} />
        </Suspense>
      )}
    </section>
  );
}
