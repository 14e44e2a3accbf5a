import type { PlaceSlug } from "../enumerations.ts";
import type { Named, Place } from "../reference.types.ts";
import { named } from "./helpers.ts";

const beirut = named("beirut", "Beirut", "بيروت");
const mountLebanon = named("mount-lebanon", "Mount Lebanon", "جبل لبنان", "jabal lebnen");
const keserwanJbeil = named("keserwan-jbeil", "Keserwan-Jbeil", "كسروان-جبيل");
const north = named("north", "North", "الشمال", "chmel, shmel, شمال");
const akkar = named("akkar", "Akkar", "عكار");
const beqaa = named("beqaa", "Beqaa", "البقاع", "bekaa, be2a3, bika3, بقاع");
const baalbekHermel = named("baalbek-hermel", "Baalbek-Hermel", "بعلبك-الهرمل");
const south = named("south", "South", "الجنوب", "jnoub, janoub, جنوب");
const nabatieh = named("nabatieh", "Nabatieh", "النبطية");

export const governorates: readonly Named[] = [
  beirut,
  mountLebanon,
  keserwanJbeil,
  north,
  akkar,
  beqaa,
  baalbekHermel,
  south,
  nabatieh,
];

/** A district's seat is the place of its name, unless `district` names another. */
function place(
  slug: PlaceSlug,
  en: string,
  ar: string,
  governorate: Named,
  latitude: number,
  longitude: number,
  aliases: string,
  district: Named = { slug, en, ar },
): Place {
  return { ...named(slug, en, ar, aliases), district, governorate, latitude, longitude };
}

const metn: Named = { slug: "metn", en: "Metn", ar: "المتن" };
const kesrouan: Named = { slug: "kesrouan", en: "Kesrouan", ar: "كسروان" };
const akkarDistrict: Named = { slug: "akkar", en: "Akkar", ar: "عكار" };

export const places: readonly Place[] = [
  place(
    "beirut",
    "Beirut",
    "بيروت",
    beirut,
    33.893,
    35.502,
    "bayrout, beyrouth, bayrut, beyrout, beirout, bairut, بيرت, بيروث",
  ),
  place(
    "baabda",
    "Baabda",
    "بعبدا",
    mountLebanon,
    33.834,
    35.544,
    "ba3abda, babda, بعبده, الحدث, hadath, الحازمية, hazmieh",
  ),
  place("aley", "Aley", "عاليه", mountLebanon, 33.805, 35.6, "3aley, alay, aaley, شويفات, choueifat"),
  place(
    "chouf",
    "Chouf",
    "الشوف",
    mountLebanon,
    33.694,
    35.581,
    "shouf, shuf, choof, شوف, بيت الدين, دير القمر, deir el qamar",
  ),
  place(
    "metn",
    "Metn",
    "المتن",
    mountLebanon,
    33.891,
    35.566,
    "matn, maten, meten, متن, جديدة المتن, jdeideh, الدورة, dora, سن الفيل, sin el fil",
  ),
  place(
    "antelias",
    "Antelias",
    "أنطلياس",
    mountLebanon,
    33.915,
    35.592,
    "antilias, antelyas, antilyas, انطيلياس, انتلياس, ضبية, dbayeh",
    metn,
  ),
  place(
    "jounieh",
    "Jounieh",
    "جونية",
    keserwanJbeil,
    33.981,
    35.618,
    "jounie, jouniyeh, jouneh, juniyah, junieh, جونيه, كسليك, kaslik",
    kesrouan,
  ),
  place(
    "kesrouan",
    "Kesrouan",
    "كسروان",
    keserwanJbeil,
    33.981,
    35.618,
    "keserwan, kesserwan, kisrwan, ksrwan, kesrwan, قسروان, ذوق, zouk",
  ),
  place(
    "jbeil",
    "Jbeil",
    "جبيل",
    keserwanJbeil,
    34.121,
    35.648,
    "byblos, jbail, jubail, jbayl, jbeyl, بيبلوس, عمشيت, amchit",
  ),
  place(
    "tripoli",
    "Tripoli",
    "طرابلس",
    north,
    34.434,
    35.844,
    "trablos, trablous, tarablos, tripoly, tarabulus, طرابلوس, ترابلس, الميناء, mina",
  ),
  place(
    "batroun",
    "Batroun",
    "البترون",
    north,
    34.255,
    35.658,
    "batroon, batrun, el batroun, بترون, شكا, chekka",
  ),
  place(
    "zgharta",
    "Zgharta",
    "زغرتا",
    north,
    34.397,
    35.895,
    "zghorta, zgharta ehden, zagharta, زغرته, إهدن, ehden",
  ),
  place("koura", "Koura", "الكورة", north, 34.3, 35.809, "kura, koora, el koura, كورة, أميون, amioun"),
  place("bsharri", "Bsharri", "بشري", north, 34.251, 36.011, "bcharre, bsharre, becharre, bcharri, بشرّي"),
  place(
    "minieh-danniyeh",
    "Minieh-Danniyeh",
    "المنية-الضنية",
    north,
    34.385,
    36.031,
    "minieh, danniyeh, minye, denniye, donnieh, المنية, الضنية, منية, ضنية",
  ),
  place("halba", "Halba", "حلبا", akkar, 34.543, 36.08, "7alba, halaba, حلبه", akkarDistrict),
  place("akkar", "Akkar", "عكار", akkar, 34.533, 36.167, "3akkar, aakkar, akar, 3akar, العبدة, abdeh"),
  place(
    "zahle",
    "Zahle",
    "زحلة",
    beqaa,
    33.847,
    35.902,
    "zahleh, zahlé, za7le, zahlah, زحله, شتورا, chtaura, chtoura",
  ),
  place(
    "west-beqaa",
    "West Beqaa",
    "البقاع الغربي",
    beqaa,
    33.627,
    35.784,
    "west bekaa, bekaa gharbi, بقاع غربي, جب جنين, joub jannine",
  ),
  place("rashaya", "Rashaya", "راشيا", beqaa, 33.501, 35.844, "rachaya, rashaiya, rachaiya, راشيا الوادي"),
  place(
    "baalbek",
    "Baalbek",
    "بعلبك",
    baalbekHermel,
    34.006,
    36.218,
    "ba3albak, baalbeck, balbek, baalback, ba3lbak, بعلبيك",
  ),
  place("hermel", "Hermel", "الهرمل", baalbekHermel, 34.394, 36.385, "hirmil, harmal, hermil, هرمل"),
  place("sidon", "Sidon", "صيدا", south, 33.558, 35.371, "saida, sayda, صيده"),
  place("tyre", "Tyre", "صور", south, 33.273, 35.194, "sour, soor, tyr, سور"),
  place("jezzine", "Jezzine", "جزين", south, 33.542, 35.584, "jizzine, jezzin, jezin, جزّين"),
  place(
    "nabatieh",
    "Nabatieh",
    "النبطية",
    nabatieh,
    33.379,
    35.484,
    "nabatiyeh, nabatiye, nabatye, nabatiyyeh, نبطية, نبطيه",
  ),
  place(
    "marjayoun",
    "Marjayoun",
    "مرجعيون",
    nabatieh,
    33.36,
    35.591,
    "marj3youn, marjeyoun, marjaayoun, marj ayoun, مرج عيون",
  ),
  place("hasbaya", "Hasbaya", "حاصبيا", nabatieh, 33.398, 35.685, "7asbaya, hasbayya, hasbaiya, حصبيا"),
  place(
    "bint-jbeil",
    "Bint Jbeil",
    "بنت جبيل",
    nabatieh,
    33.119,
    35.433,
    "bint jbail, bent jbeil, bint jubayl, بنت اجبيل",
  ),
];
