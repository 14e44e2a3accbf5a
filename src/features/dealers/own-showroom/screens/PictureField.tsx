import { CircleAlert, ImageUp, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import type { Upload } from "#features/media/upload.contract.ts";
import { ApiError } from "#platform/http/api.ts";
import { sendFile } from "#platform/page/send-file.ts";
import type { Photo } from "#ui/Picture.tsx";
import { useWording } from "#ui/page.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import * as styles from "./my-showroom.module.css";

const types = ["image/jpeg", "image/png", "image/webp"];
const largest = 12 * 1024 * 1024;

interface Props {
  kind: "logo" | "cover";
  photo: Photo | null;
  error: string | undefined;
  onChange: (photo: Photo | null) => void;
}

/** A picture of the showroom: sent at once, shown to visitors once the form is saved. */
export function PictureField({ kind, photo, error, onChange }: Props) {
  const { t } = useWording();
  const id = useId();
  const [share, setShare] = useState<number>();
  const [wrong, setWrong] = useState<string>();
  const problem = wrong ?? error;

  async function send(file: File) {
    setWrong(undefined);
    if (!types.includes(file.type) || file.size > largest) return setWrong(t("own-showroom.pictureWrong"));
    setShare(0);
    try {
      const sent = await sendFile<Upload>(
        ["POST", "/api/uploads"],
        { file, name: file.name },
        { onProgress: setShare },
      );
      const widths = [...new Set(sent.variants.map(({ width }) => width))];
      onChange({ ...sent, widths });
    } catch (failed) {
      const said = failed instanceof ApiError ? failed.errors?.file : undefined;
      setWrong(said ?? whyFailed(failed, t, t("own-showroom.pictureFailed")));
    }
    setShare(undefined);
  }

  return (
    <div className={`field ${styles.picture}`}>
      <span className="lab" id={`${id}-label`}>
        {t(`own-showroom.${kind}`)}
      </span>
      {photo && (
        <img
          className={kind === "logo" ? styles.logo : styles.cover}
          src={photo.url}
          alt={t(`own-showroom.${kind}`)}
        />
      )}
      <div className="row wrapx">
        <label className={`btn sec sm ${styles.file}`}>
          <ImageUp className="i s" aria-hidden="true" />
          <span id={`${id}-button`}>
            {share !== undefined
              ? t("own-showroom.sending")
              : t(photo ? "own-showroom.change" : "own-showroom.choose")}
          </span>
          <input
            type="file"
            accept={types.join()}
            disabled={share !== undefined}
            aria-labelledby={`${id}-label ${id}-button`}
            aria-invalid={Boolean(problem)}
            aria-describedby={problem ? `${id}-error` : `${id}-hint`}
            onChange={({ target }) => {
              const file = target.files?.[0];
              // The same file again, after it failed, is a choice too.
              target.value = "";
              if (file) void send(file);
            }}
          />
        </label>
        {photo && share === undefined && (
          <button
            type="button"
            className="btn quiet sm"
            aria-describedby={`${id}-label`}
            onClick={() => onChange(null)}
          >
            <Trash2 className="i s" aria-hidden="true" />
            {t("own-showroom.remove")}
          </button>
        )}
      </div>
      {share !== undefined && <progress value={share} aria-label={t("own-showroom.sending")} />}
      {problem ? (
        <p className="err" id={`${id}-error`} role="alert">
          <CircleAlert className="i s" aria-hidden="true" />
          {problem}
        </p>
      ) : (
        <p className="hint" id={`${id}-hint`}>
          {t(`own-showroom.${kind}Hint`)}
        </p>
      )}
    </div>
  );
}
