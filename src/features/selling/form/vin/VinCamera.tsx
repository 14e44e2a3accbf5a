import { useEffect, useRef, useState } from "react";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { useWording } from "#ui/page.tsx";
import { scanVin } from "./read-barcode.ts";
import * as styles from "./vin.module.css";

interface Props {
  onFound: (vin: string) => void;
  onClose: () => void;
}

/** The camera, until it has seen the barcode of a VIN. Its pictures leave this device nowhere. */
export default function VinCamera({ onFound, onClose }: Props) {
  const { t } = useWording();
  const [failed, setFailed] = useState(false);
  return (
    <TitledDialog title={t("vin.cameraTitle")} text={t("vin.cameraText")} onClose={onClose}>
      {failed ? (
        <p className="note warn" role="alert">
          {t("vin.cameraRefused")}
        </p>
      ) : (
        <Viewfinder onFound={onFound} onFailed={() => setFailed(true)} />
      )}
    </TitledDialog>
  );
}

function Viewfinder({ onFound, onFailed }: { onFound: (vin: string) => void; onFailed: () => void }) {
  const { t } = useWording();
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef({ onFound, onFailed });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const over = new AbortController();
    const { onFound: found, onFailed: failed } = told.current;
    scanVin(element, over.signal).then(
      (vin) => vin && !over.signal.aborted && found(vin),
      () => !over.signal.aborted && failed(),
    );
    return () => over.abort();
  }, []);
  return (
    <>
      <video ref={video} className={styles.camera} muted playsInline aria-label={t("vin.cameraTitle")} />
      <p className="soft small" role="status">
        {t("vin.cameraLooks")}
      </p>
    </>
  );
}
