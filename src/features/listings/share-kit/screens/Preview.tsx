import { useState } from "react";
import { Failed } from "#ui/Failed.tsx";
import { useWording } from "#ui/page.tsx";
import * as styles from "./share-kit.module.css";

interface Props {
  address: string;
  alt: string;
  width: number;
  height: number;
}

/** A piece as it will be: the server draws it, so it may be a moment, or not be there just now. */
export function Preview({ address, alt, width, height }: Props) {
  const { t } = useWording();
  const [failed, setFailed] = useState<string>();
  if (failed === address) return <Failed text={t("share-kit.failed")} onRetry={() => setFailed(undefined)} />;
  return (
    <img
      className={`${styles.preview} ${height > 1.5 * width ? styles.tall : ""}`}
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(address)}
    />
  );
}
