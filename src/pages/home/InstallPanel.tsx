import { ChevronDown, Download, Share2 } from "lucide-react";
import { useInstall } from "#features/offline/use-install.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { share } from "#ui/share.ts";
import { useSite } from "#ui/shell/use-site.ts";
import { toast } from "#ui/Toasts.tsx";
import * as styles from "./home.module.css";

const iphoneSteps = ["home.installIphone2", "home.installIphone3", "home.installIphone4"] as const;
const androidSteps = ["home.installAndroid2", "home.installAndroid3", "home.installAndroid4"] as const;

/** How to put the market on the home screen of a phone, without a store, and how to pass it on. */
export function InstallPanel() {
  const { t } = useWording();
  const { name } = useSite();
  return (
    <section className={`wrap ${styles.install}`} aria-labelledby="install">
      <div className={`panel ${styles.offer}`}>
        <img src="/favicon.svg" alt="" width="64" height="64" loading="lazy" />
        <div>
          <h2 id="install">{t("home.installTitle", { name })}</h2>
          <p className="small soft">{t("home.installText")}</p>
        </div>
        <div className={styles.offerAction}>
          <InstallButton />
          <ShareButton />
        </div>
        <div className={styles.guides}>
          <Guide
            title={t("home.installIphone")}
            steps={[t("home.installIphone1", { name }), ...iphoneSteps.map((step) => t(step))]}
          />
          <Guide
            title={t("home.installAndroid")}
            steps={[t("home.installAndroid1", { name }), ...androidSteps.map((step) => t(step))]}
          />
        </div>
      </div>
    </section>
  );
}

function Guide({ title, steps }: { title: string; steps: string[] }) {
  return (
    <details name="install-guide">
      <summary>
        {title}
        <ChevronDown className="i s" aria-hidden="true" />
      </summary>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}

function InstallButton() {
  const { t } = useWording();
  const install = useInstall();
  if (!install) return null;
  return (
    <button type="button" className="btn pri" onClick={install}>
      <Download className="i" aria-hidden="true" />
      {t("home.install")}
    </button>
  );
}

function ShareButton() {
  const { t } = useWording();
  const { publicUrl } = usePage();
  const { name } = useSite();
  const pass = async () => {
    const done = await share({ title: name, text: t("home.shareText"), url: `${publicUrl}/` });
    if (done === "copied") await toast("success", t("common.copied"), t("home.linkCopied"));
    if (done === "failed") await toast("error", t("home.copyFailed"));
  };
  return (
    <button type="button" className="btn sec" onClick={pass}>
      <Share2 className="i" aria-hidden="true" />
      {t("home.share")}
    </button>
  );
}
