import type { PlaceSlug } from "#features/reference/enumerations.ts";
import { placeBySlug } from "#features/reference/reference.ts";
import { placesByShare } from "./places.ts";
import { Random, Weighted } from "./random.ts";

type Name = readonly [latin: string, arabic: string];

const names = (text: string): readonly Name[] =>
  text.split(", ").map((pair) => {
    const [latin = "", arabic = ""] = pair.split("/");
    return [latin, arabic] as const;
  });

const firstNames = names(
  "Rami/رامي, Georges/جورج, Ali/علي, Hassan/حسن, Elie/إيلي, Charbel/شربل, Mohammad/محمد, Ahmad/أحمد, Omar/عمر, Tony/طوني, " +
    "Fadi/فادي, Marwan/مروان, Ziad/زياد, Wissam/وسام, Jad/جاد, Karim/كريم, Nabil/نبيل, Samir/سمير, Bilal/بلال, Hussein/حسين, " +
    "Joseph/جوزيف, Pierre/بيار, Michel/ميشال, Antoine/أنطوان, Walid/وليد, Khaled/خالد, Mahmoud/محمود, Youssef/يوسف, Ibrahim/إبراهيم, Imad/عماد, " +
    "Bassam/بسام, Ghassan/غسان, Majd/مجد, Roy/روي, Marc/مارك, Anthony/أنطوني, Hadi/هادي, Abbas/عباس, Mazen/مازن, Tarek/طارق, " +
    "Salim/سليم, Naji/ناجي, Raymond/ريمون, Bashir/بشير, Akram/أكرم, Firas/فراس, Jawad/جواد, Kamal/كمال, Layal/ليال, Maya/مايا, " +
    "Rita/ريتا, Nour/نور, Sara/سارة, Rana/رنا, Zeina/زينة, Hiba/هبة, Carla/كارلا, Mirna/ميرنا, Lina/لينا, Dana/دانا",
);
const lastNames = names(
  "Khoury/خوري, Haddad/حداد, Nassar/نصار, Saad/سعد, Hamdan/حمدان, Karam/كرم, Daher/ضاهر, Frem/فرام, Gemayel/الجميل, Aoun/عون, " +
    "Rahal/رحال, Sleiman/سليمان, Mansour/منصور, Salameh/سلامة, Moussa/موسى, Ghanem/غانم, Abboud/عبود, Tannous/طنوس, Chahine/شاهين, Maalouf/معلوف, " +
    "Hajj/الحاج, Fakhoury/فاخوري, Sabbagh/صباغ, Najjar/نجار, Issa/عيسى, Younes/يونس, Hammoud/حمود, Darwish/درويش, Kassem/قاسم, Fayad/فياض, " +
    "Zein/زين, Shami/الشامي, Masri/المصري, Halabi/الحلبي, Trad/طراد, Bitar/بيطار, Azar/عازار, Nehme/نعمة, Barakat/بركات, Jaber/جابر, " +
    "Rizk/رزق, Matar/مطر, Sarkis/سركيس, Boutros/بطرس, Hayek/الحايك, Kanaan/كنعان, Shehadeh/شحادة, Farhat/فرحات, Srour/سرور, Itani/عيتاني, " +
    "Ayoub/أيوب, Wehbe/وهبي, Atallah/عطالله, Abi Nader/أبي نادر, Bou Khalil/بو خليل, El Amine/الأمين, Mokdad/المقداد, Assaf/عساف, Zogheib/زغيب, Chidiac/شدياق",
);
const houses = names(
  "Cedar/الأرز, Sannine/صنين, Mina/المينا, Royal/رويال, Golden Road/الطريق الذهبي, Phoenicia Drive/فينيقيا, Corniche/الكورنيش, Al Safa/الصفا, Al Waha/الواحة, Al Rabih/الربيع, " +
    "Summit/القمة, Prestige Line/برستيج, First Gear/السرعة الأولى, Al Nour/النور, Al Jabal/الجبل, Silver Wheel/الدولاب الفضي",
);

/** Ranges that are in use; mobile ones end in six more digits. */
const mobiles = new Weighted<readonly [string, number]>(
  [
    ["3", 22],
    ["70", 20],
    ["71", 18],
    ["760", 4],
    ["761", 4],
    ["763", 4],
    ["766", 5],
    ["789", 6],
    ["788", 4],
    ["791", 4],
    ["793", 3],
    ["81", 14],
  ],
  ([, share]) => share,
);
const areaCodes: Partial<Record<PlaceSlug, string>> = {
  beirut: "1",
  metn: "4",
  antelias: "4",
  baabda: "5",
  aley: "5",
  chouf: "5",
  tripoli: "6",
  zgharta: "6",
  koura: "6",
  batroun: "6",
  akkar: "6",
  halba: "6",
  sidon: "72",
  tyre: "74",
  nabatieh: "76",
  zahle: "88",
  "west-beqaa": "86",
  jounieh: "9",
  kesrouan: "9",
  jbeil: "9",
};

const fill = (random: Random, start: string, length: number): string =>
  `+961${start}${random.digits(length - start.length)}`;

export function mobileNumber(random: Random): string {
  const [start] = mobiles.draw(random);
  return fill(random, start, start === "3" ? 7 : 8);
}

function landLine(random: Random, place: PlaceSlug): string {
  const code = areaCodes[place];
  return code === undefined ? mobileNumber(random) : fill(random, code, 7);
}

export type Plan = "free" | "premium" | "dealer";

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  place: PlaceSlug;
  dealership?: { name: string; license: string; address: string; phone: string; verified: boolean };
}

const streets: readonly Name[] = [
  ["Main Road", "الطريق العام"],
  ["Highway, east side", "الأوتوستراد، المسلك الشرقي"],
  ["near the roundabout", "قرب المستديرة"],
  ["opposite the municipality", "مقابل البلدية"],
  ["Sea Road", "الطريق البحرية"],
  ["Old Road", "الطريق القديمة"],
];

/** Who sells: a Lebanese name in one of the two scripts, as people enter it. `unique` keeps the addresses apart. */
export function personOf(seed: string, unique: string): Person {
  const random = new Random(seed);
  const first = random.pick(firstNames);
  const last = random.pick(lastNames);
  const script = random.chance(0.55) ? 1 : 0;
  const [place] = placesByShare.draw(random);
  const slug = `${first[0]}.${last[0]}`.toLowerCase().replaceAll(" ", "");
  return {
    firstName: first[script],
    lastName: last[script],
    email: `${slug}.${unique}@demo.mishwar.example`,
    phone: mobileNumber(random),
    place,
  };
}

export function dealershipOf(seed: string, person: Person): NonNullable<Person["dealership"]> {
  const random = new Random(`${seed}:house`);
  const arabic = /[\u0600-\u06ff]/.test(person.lastName);
  const script = arabic ? 1 : 0;
  const house = random.chance(0.5) ? random.pick(houses)[script] : person.lastName;
  const patterns = arabic
    ? [
        `معرض ${house} للسيارات`,
        `${house} للسيارات`,
        `مؤسسة ${house} للسيارات`,
        `${house} أوتو`,
        `معارض ${house}`,
      ]
    : [`${house} Motors`, `${house} Auto`, `${house} Cars`, `${house} Auto Gallery`, `${house} Trading Cars`];
  const place = placeBySlug(person.place);
  const street = random.pick(streets)[script];
  return {
    name: random.pick(patterns),
    license: `${random.int(1, 9)}${random.digits(6)}`,
    address: arabic ? `${place?.ar ?? ""}، ${street}` : `${place?.en ?? ""}, ${street}`,
    phone: landLine(random, person.place),
    verified: random.chance(0.72),
  };
}
