import type { ExteriorColour, InteriorColour } from "../enumerations.ts";
import type { Colour } from "../reference.types.ts";
import { named } from "./helpers.ts";

function colour<Slug extends string>(
  slug: Slug,
  hex: string,
  en: string,
  ar: string,
  aliases: string,
): Colour<Slug> {
  return { ...named(slug, en, ar, aliases), hex };
}

const white = colour(
  "white",
  "#f7f7f5",
  "White",
  "أبيض",
  "abyad, abiad, abyadh, blanc, pearl, pearl white, بيضاء, لؤلؤي",
);
const grey = colour(
  "grey",
  "#7b8086",
  "Grey",
  "رمادي",
  "gray, rmede, ramadi, rmadi, gris, رصاصي, فيراني, رمادية",
);
const black = colour("black", "#17181a", "Black", "أسود", "aswad, eswed, noir, سوداء, اسوود");
const red = colour(
  "red",
  "#c0202b",
  "Red",
  "أحمر",
  "ahmar, a7mar, rouge, burgundy, maroon, nbiti, حمراء, نبيتي, خمري",
);
const brown = colour("brown", "#6a4630", "Brown", "بني", "bonni, binni, marron, بنية, قهوة");
const beige = colour("beige", "#d8c7a6", "Beige", "بيج", "bej, baij, cream, champagne, بيجي, كريم, شمباني");

export const exteriorColours: readonly Colour<ExteriorColour>[] = [
  white,
  colour("silver", "#c3c7cb", "Silver", "فضي", "fedde, faddi, foddi, fidde, فضية, سيلفر"),
  grey,
  black,
  colour(
    "blue",
    "#1f55a5",
    "Blue",
    "أزرق",
    "azra2, azrak, azraq, bleu, navy, dark blue, ke7le, kohli, زرقاء, كحلي",
  ),
  red,
  colour("green", "#2f6b47", "Green", "أخضر", "akhdar, a5dar, vert, olive, zeite, خضراء, زيتي"),
  brown,
  beige,
  colour("gold", "#bf9a4a", "Gold", "ذهبي", "dahabi, dahabe, golden, zahabi, ذهبية, دهبي"),
  colour(
    "orange",
    "#e2701d",
    "Orange",
    "برتقالي",
    "bourtouqali, berd2ani, borto2ani, ليموني, برتقالية, بردقاني",
  ),
  colour("yellow", "#f0c419", "Yellow", "أصفر", "asfar, assfar, jaune, صفراء"),
];

export const interiorColours: readonly Colour<InteriorColour>[] = [black, beige, grey, brown, red, white];
