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
  "abyad, abiad, abyadh, bayda, bayda2, baida, blanc, blanche, pearl, pearl white, بيضاء, بيضا, لؤلؤي",
);
const grey = colour(
  "grey",
  "#7b8086",
  "Grey",
  "رمادي",
  "gray, rmede, rmedi, ramadi, ramade, rmadi, rsase, rsasi, gris, رصاصي, رصاصية, فيراني, رمادية",
);
const black = colour(
  "black",
  "#17181a",
  "Black",
  "أسود",
  "aswad, eswed, aswed, sawda, sawda2, soda, noir, noire, سوداء, سودا, اسوود",
);
const red = colour(
  "red",
  "#c0202b",
  "Red",
  "أحمر",
  "ahmar, a7mar, 7amra, 7amra2, rouge, burgundy, maroon, nbiti, حمراء, حمرا, نبيتي, نبيذي, خمري",
);
const brown = colour("brown", "#6a4630", "Brown", "بني", "bonni, binni, benni, marron, بنية, قهوة, قهوائي");
const beige = colour("beige", "#d8c7a6", "Beige", "بيج", "bej, baij, cream, champagne, بيجي, كريم, شمباني");

export const exteriorColours: readonly Colour<ExteriorColour>[] = [
  white,
  colour(
    "silver",
    "#c3c7cb",
    "Silver",
    "فضي",
    "fedde, fadde, faddi, foddi, fodde, fidde, fidiye, فضية, فضيه, سيلفر, سلفر",
  ),
  grey,
  black,
  colour(
    "blue",
    "#1f55a5",
    "Blue",
    "أزرق",
    "azra2, azrak, azraq, zar2a, zar2a2, bleu, navy, navy blue, dark blue, ke7le, ke7li, kohli, زرقاء, زرقا, كحلي, كحلية",
  ),
  red,
  colour(
    "green",
    "#2f6b47",
    "Green",
    "أخضر",
    "akhdar, a5dar, 5adra, khadra, vert, olive, zeite, zayte, خضراء, خضرا, زيتي, زيتية",
  ),
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
  colour("yellow", "#f0c419", "Yellow", "أصفر", "asfar, assfar, safra, jaune, صفراء, صفرا"),
];

export const interiorColours: readonly Colour<InteriorColour>[] = [black, beige, grey, brown, red, white];
