import sprite from "#ui/vehicles.svg";
import * as styles from "./hero.module.css";

const cedar =
  "M-3 0V-14H-34C-30-20-18-23-10-24H-26C-22-31-14-34-7-36H-19C-15-43-9-46-5-48H-11C-7-54-3-58 0-64C3-58 7-54 11-48H5C9-46 15-43 19-36H7C14-34 22-31 26-24H10C18-23 30-20 34-14H3V0Z";
const road =
  "M0 284C160 266 260 258 360 240C450 222 520 190 600 176C660 166 720 172 790 198C870 228 960 244 1060 246C1200 250 1330 246 1440 250";
/** Where the cedars stand: x, y, size. */
const cedars = [
  [500, 200, 0.62],
  [540, 184, 0.46],
  [684, 166, 0.72],
  [724, 172, 0.5],
  [806, 205, 0.5],
];

/** The road from the sea over the mountain. Lebanon's sea lies in the west, so it is never mirrored. */
export function HeroRoad() {
  return (
    <div className={styles.scene} dir="ltr" aria-hidden="true">
      <svg viewBox="0 0 1440 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path
          className={styles.far}
          d="M210 232L300 190L372 206L470 138L540 160L640 84L700 112L770 70L838 118L900 104L990 168L1060 150L1130 196L1240 176L1440 214V300H210Z"
        />
        <path
          className={styles.snow}
          d="M640 84L668 97L652 106L640 101L622 108L612 105ZM770 70L800 91L782 98L768 90L748 98L738 89Z"
        />
        <path className={styles.sea} d="M0 236H330V300H0Z" />
        <path className={styles.wave} d="M20 252H120M160 262H250M60 276H180" />
        <path
          className={styles.mid}
          d="M250 240C330 226 380 214 450 190C520 166 590 140 660 136C720 134 760 150 820 176C880 202 960 214 1040 216C1180 220 1320 218 1440 226V300H250Z"
        />
        <path className={styles.near} d={`${road}V300H0Z`} />
        <path className={styles.road} d={road} />
        <g className={styles.trees}>
          {cedars.map(([x, y, size]) => (
            <path key={x} transform={`translate(${x} ${y}) scale(${size})`} d={cedar} />
          ))}
        </g>
        <use
          className="red"
          href={`${sprite}#suv`}
          x="858"
          y="188"
          width="120"
          height="48"
          transform="rotate(10 918 233)"
        />
        <use
          className="white"
          href={`${sprite}#hatchback`}
          width="92"
          height="37"
          transform="translate(388 202) rotate(-14 48 36)"
        />
      </svg>
    </div>
  );
}
