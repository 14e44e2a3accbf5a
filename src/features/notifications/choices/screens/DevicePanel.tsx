import { LoaderCircle, Smartphone } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import { type DeviceState, useDevice } from "./use-device.ts";

const said = {
  unknown: "notice-choices.deviceUnknown",
  unsupported: "notice-choices.deviceUnsupported",
  installFirst: "notice-choices.deviceInstall",
  blocked: "notice-choices.deviceBlocked",
  notOffered: "notice-choices.deviceNotOffered",
  off: "notice-choices.deviceIsOff",
  on: "notice-choices.deviceIsOn",
} as const satisfies Record<DeviceState, string>;

/** Notices on the device in hand: whether it takes them, and what stands in the way. */
export function DevicePanel({ shown }: { shown: boolean }) {
  const { t } = useWording();
  const { state, isPending, switchOn, switchOff } = useDevice(shown);
  const isOn = state === "on";
  return (
    <section className="panel stack" aria-labelledby="this-device">
      <div>
        <h2 id="this-device">{t("notice-choices.device")}</h2>
        <p className="soft small" role="status">
          {t(said[state])}
        </p>
      </div>
      {(isOn || state === "off") && (
        <button
          type="button"
          className={isOn ? "btn sec start" : "btn pri start"}
          aria-busy={isPending}
          onClick={() => isPending || (isOn ? switchOff() : switchOn())}
        >
          {isPending ? (
            <LoaderCircle className="i s spin" aria-hidden="true" />
          ) : (
            <Smartphone className="i s" aria-hidden="true" />
          )}
          {t(isOn ? "notice-choices.deviceSwitchOff" : "notice-choices.deviceSwitchOn")}
        </button>
      )}
    </section>
  );
}
