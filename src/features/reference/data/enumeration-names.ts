import type { Specialization, YearsInBusiness } from "../dealer-enumerations.ts";
import type {
  AddedWithin,
  BodyType,
  Category,
  Condition,
  Currency,
  Customs,
  DriveType,
  FairPrice,
  FuelType,
  GearType,
  ListingStatus,
  MotorcycleType,
  OwnerCount,
  Plate,
  SellerType,
  SortOrder,
  Source,
  TitleStatus,
  VehicleType,
} from "../enumerations.ts";
import type { Named } from "../reference.types.ts";
import { named } from "./helpers.ts";

const vehicleType: readonly Named<VehicleType>[] = [
  named("car", "Car", "سيارة", "cars, sayara, siyara, voiture, سيارات, عربية"),
  named(
    "motorcycle",
    "Motorcycle",
    "دراجة نارية",
    "moto, bike, motorbike, motosikl, موتو, موتسيكل, موتوسيكل, دراجة, دراجات",
  ),
];

const condition: readonly Named<Condition>[] = [
  named(
    "new",
    "New",
    "جديدة",
    "jdid, jdide, jdeed, brand new, zero, zero km, 0 km, جديد, زيرو, صفر كيلومتر, صفر كيلو",
  ),
  named(
    "used",
    "Used",
    "مستعملة",
    "mesta3mal, mesta3male, mosta3mal, mosta3male, second hand, secondhand, occasion, d occasion, مستعمل",
  ),
  named("damaged", "Damaged", "متضررة", "salvage, accident, madroub, masdoum, مصدومة, مضروبة, مصدوم, حادث"),
];

const category: readonly Named<Category>[] = [
  named(
    "small",
    "Small",
    "صغيرة",
    "zghire, zghiri, zghir, sghire, compact, economy, economical, small car, اقتصادية, زغيرة, صغير, زغير",
  ),
  named(
    "family",
    "Family",
    "عائلية",
    "3a2iliye, 3a2ilye, 3a2liye, 3ayle, 3eyle, family car, familiale, عيلة, عائلة, للعيلة, للعائلة, عائلي",
  ),
  named("truck", "Truck", "شاحنة", "trucks, kamyoun, camion, شاحنات, كميون"),
  named("van", "Van", "فان", "vans, bus, minibus, فانات, باص, ميني باص"),
  named("luxury", "Luxury", "فخمة", "luxe, fakhme, fa5me, fakhm, luxurious, فاخرة, فخم, فاخر"),
  named("damaged", "Damaged", "متضررة", "salvage, مصدومة, مضروبة"),
];

const gearType: readonly Named<GearType>[] = [
  named(
    "automatic",
    "Automatic",
    "أوتوماتيك",
    "auto, otomatik, automatik, otomatic, automatick, outomatik, otomatique, automatique, oto, vitesse automatic, اتوماتيك, اتوماتيكي, اوتوماتيكي, اوتوماتك, اتوماتك, أوتماتيك, فيتاس اوتوماتيك, غيار اوتوماتيك",
  ),
  named(
    "manual",
    "Manual",
    "مانيوال / عادي",
    "عادي, عادية, 3ade, 3adi, 3adeh, stick, stick shift, vitesse, vites, vitess, vitesse 3ade, vites 3ade, manuel, manuelle, manwel, boite manuelle, غير عادي, غيار عادي, فيتاس عادي, فيتاس, يدوي, مانيوال, مانويل, مانول",
  ),
  named("cvt", "CVT", "CVT", "سي في تي"),
  named("tiptronic", "Tiptronic", "تيبترونيك", "triptonic, tip tronic, تبترونيك, تريبترونيك"),
];

const fuelType: readonly Named<FuelType>[] = [
  named(
    "gas",
    "Petrol",
    "بنزين",
    "gasoline, benzin, benzine, banzin, benzene, essence, بانزين, عالبنزين, على البنزين",
  ),
  named(
    "diesel",
    "Diesel",
    "مازوت",
    "mazout, mazot, mezot, dizel, diezel, مازوط, ديزل, عالمازوت, على المازوت",
  ),
  named(
    "electric",
    "Electric",
    "كهرباء",
    "kahraba, kahrba, kahrabe, kahraba2iye, ev, electrical, electrique, كهربائية, كهربائي, كهربا, عالكهربا, الكتريك",
  ),
  named(
    "hybrid",
    "Hybrid",
    "هايبرد",
    "hybride, haybrid, hibrid, hibride, phev, plug-in, plug in hybrid, هيبرد, هايبريد, هيبريد, هجين",
  ),
  named("lpg", "LPG", "غاز", "ghaz, autogas, غاز سيارات"),
];

const bodyType: readonly Named<BodyType>[] = [
  named("sedan", "Sedan", "سيدان", "saloon, sidan, صالون, سدان"),
  named("hatchback", "Hatchback", "هاتشباك", "hatch, hatchbak, هاتش باك, هتشباك"),
  named("suv", "SUV", "جيب SUV", "4x4 suv, suvs, s u v, اس يو في, جيبات, سيارة جيب, jeebet, jeepat"),
  named("truck", "Truck", "شاحنة", "kamyoun, camion, كميون, شاحنات"),
  named("van", "Van", "فان", "minivan, mini van, minibus, mini bus, fan, فانات, ميني فان, ميني باص"),
  named(
    "coupe",
    "Coupe",
    "كوبيه",
    "coupé, 2 doors, two doors, 2 door, koupe, kope, babein, 2 bweb, كوبي, كوبيه, بابين",
  ),
  named(
    "convertible",
    "Convertible",
    "كشف",
    "cabrio, cabriolet, roadster, kachef, kashef, kachf, makchoufe, open top, soft top, مكشوفة, مكشوف, كابريو, كابريوليه",
  ),
  named("pickup", "Pickup", "بيك أب", "pick up, pick-up, pickups, bikab, bekab, bik ab, بيكاب, بيك اب, بكب"),
  named(
    "wagon",
    "Wagon",
    "ستيشن",
    "station, station wagon, estate, break, station wagen, stayshen, wagen, واغن, ستايشن, ستيشن واغن",
  ),
  named("crossover", "Crossover", "كروس أوفر", "cross over, كروس اوفر, كروسوفر"),
];

const driveType: readonly Named<DriveType>[] = [
  named("fwd", "Front-wheel", "دفع أمامي", "front wheel drive, front-wheel drive, دفع امامي"),
  named("rwd", "Rear-wheel", "دفع خلفي", "rear wheel drive, rear-wheel drive, propulsion"),
  named(
    "awd",
    "All-wheel",
    "دفع كلي",
    "all wheel drive, quattro, 4matic, 4 matic, xdrive, x drive, كواترو, دفع رباعي دائم",
  ),
  named(
    "4wd",
    "4x4",
    "دفع رباعي",
    "4x4, 4 x 4, 4×4, ٤×٤, 4 wheel drive, four wheel drive, 4 by 4, four by four, 4*4, فور باي فور, فور ويل",
  ),
];

const motorcycleType: readonly Named<MotorcycleType>[] = [
  named("sport", "Sport", "سبورت", "race, racing, superbike, رياضية, ريس"),
  named("cruiser", "Cruiser", "كروزر", "chopper, شوبر"),
  named("touring", "Touring", "تورينغ", "tourer, سياحية, رحلات"),
  named("adventure", "Adventure", "أدفنتشر", "adv, enduro, مغامرات, ادفنشر"),
  named("naked", "Naked", "نيكد", "street, nakid, نايكد, ستريت"),
  named("scooter", "Scooter", "سكوتر", "skuter, vespa style, سكوتير, دليفري"),
  named("dirt", "Dirt", "كروس", "cross, motocross, dirt bike, off road, موتوكروس, ديرت"),
  named("electric", "Electric", "كهرباء", "ev, e-bike, كهربائية"),
];

const source: readonly Named<Source>[] = [
  named(
    "company",
    "Company source",
    "مصدر الشركة",
    "agency, agency car, dealer source, source company, company car, company, from company, وكالة, الوكالة, شركة, الشركة, من الشركة, مصدر شركة, شركة لبنان, مصدر الوكالة, من الوكالة, cherke, sherke, shirke, chirke, sherkeh, masdar sherke, masdar cherke, masdar el sherke, masdar el cherke, wkele, wakele, wekale, wakale, wekele, agence",
  ),
  named(
    "gulf",
    "Gulf",
    "خليجية",
    "gcc, gulf specs, gulf spec, gcc specs, gcc spec, khaleeji, khaliji, 5aliji, 5alije, 5alijiye, khalijiye, khalijieh, خليجي, الخليج, مواصفات خليجية, وارد الخليج, وارد خليج, مواصفات خليجي",
  ),
  named(
    "us",
    "American",
    "أميركية",
    "us, usa, us specs, us spec, american specs, american spec, american import, from usa, from america, amerkiye, amerkene, amerkeni, amerkiyye, amerikiye, amirkiye, أميركي, أمريكي, أمريكية, أميركاني, أميركانية, امركاني, وارد اميركا, وارد أمريكا, مواصفات أميركية, مواصفات أمريكية",
  ),
  named(
    "europe",
    "European",
    "أوروبية",
    "europe, euro specs, european specs, european import, europiye, urobbiye, oroppiye, urubbiye, أوروبي, وارد أوروبا, وارد المانيا, مواصفات أوروبية",
  ),
];

const customs: readonly Named<Customs>[] = [
  named(
    "paid",
    "Customs paid",
    "مجمركة",
    "مجمرك, جمرك مدفوع, مدفوع جمرك, مدفوع الجمرك, مدفوعة الجمرك, الجمرك مدفوع, mjamrake, mjamrak, mjamraka, mjamrke, douane paid, duty paid, jomrok madfou3, jomrok paid, dedouanee",
  ),
  named(
    "unpaid",
    "Customs not paid",
    "غير مجمركة",
    "غير مجمرك, مش مجمركة, بدون جمرك, بلا جمرك, من دون جمرك, غير مدفوع الجمرك, no customs, without customs, customs unpaid, unpaid customs, bala jomrok, bdoun jomrok, bidoun jomrok, mich mjamrake, mish mjamrake, mich mjamraka",
  ),
];

const titleStatus: readonly Named<TitleStatus>[] = [
  named(
    "clean",
    "Clean title",
    "سجل نظيف (Clean)",
    "title clean, سجل نظيف, بلا حوادث, بدون حوادث, من دون حوادث, خالية من الحوادث, خالي من الحوادث, ما في حوادث, بلا حادث, بدون حادث, بلا ضربة, بلا ضرب, مش ضاربة, مش مضروبة, مش مصدومة, غير مصدومة, غير مضروبة, accident free, no accident, no accidents, without accident, without accidents, no crash, never crashed, bala 7awades, bala 7awedes, bala 7adis, bala 7adeth, bala darbe, bdoun 7awades, mich darbe, mish darbe, mich madroube, mish madroube, sans accident, clean carfax",
  ),
  named(
    "salvage",
    "Salvage title",
    "سجل حادث (Salvage)",
    "title salvage, سجل حادث, سلفج, سالفج, rebuilt title, rebuilt",
  ),
];

const plate: readonly Named<Plate>[] = [
  named(
    "private",
    "Private plate",
    "نمرة خصوصية",
    "white plate, نمرة بيضا, نمرة بيضاء, لوحة خصوصية, خصوصية, خصوصي, nemra bayda, nemra bayda2, khsousiye, 5sousiye, nemra khsousiye",
  ),
  named(
    "public",
    "Public plate",
    "نمرة عمومية",
    "red plate, taxi plate, نمرة حمرا, نمرة حمراء, لوحة عمومية, عمومية, عمومي, nemra 7amra, nemra hamra, 3moumiye, 3moumi, nemra 3moumiye",
  ),
  named(
    "none",
    "Not registered",
    "غير مسجّلة",
    "غير مسجل, مش مسجلة, بدون نمرة, بلا نمرة, من دون نمرة, أنقاض, an2ad, ankad, unregistered, no plate, without plate, bala nemra, bdoun nemra, mich msajale, mish msajale, mich msajjale",
  ),
];

const fairPrice: readonly Named<FairPrice>[] = [
  named("great", "Great price", "سعر ممتاز"),
  named("good", "Good price", "سعر جيد"),
  named("fair", "Fair price", "سعر عادل"),
  named("high", "High price", "سعر مرتفع"),
];

const sellerType: readonly Named<SellerType>[] = [
  named("dealer", "Approved dealers", "معارض معتمدة"),
  named("private", "Private sellers", "بائعون أفراد"),
];

const owners: readonly Named<OwnerCount>[] = [
  named("0", "No owner yet", "بلا مالك حتى الآن"),
  named("1", "1 owner", "مالك واحد"),
  named("2", "2 owners", "مالكان"),
  named("3", "3 or more owners", "3 مالكين أو أكثر"),
];

const priceCut: readonly Named[] = [named("1", "Price drops only", "ما انخفض سعره فقط")];

const addedWithin: readonly Named<AddedWithin>[] = [
  named("1", "Last 24 hours", "آخر 24 ساعة"),
  named("3", "Last 3 days", "آخر 3 أيام"),
  named("7", "Last 7 days", "آخر 7 أيام"),
];

const currency: readonly Named<Currency>[] = [
  named("usd", "US dollar", "دولار أميركي", "dollar, dollars, dolar, $, دولار"),
  named("lbp", "Lebanese pound", "ليرة لبنانية", "ll, l.l., lira, lebanese lira, ليرة, ل.ل."),
  named("eur", "Euro", "يورو", "€, euros, اورو"),
];

const listingStatus: readonly Named<ListingStatus>[] = [
  named("pending", "Under review", "قيد المراجعة"),
  named("active", "Active", "معروض"),
  named("rejected", "Rejected", "مرفوض"),
  named("expired", "Expired", "منتهي"),
];

const sort: readonly Named<SortOrder>[] = [
  named("default", "Recommended", "الأنسب"),
  named("newest", "Newest", "الأحدث"),
  named("oldest", "Oldest", "الأقدم"),
  named("price_low_to_high", "Price: low to high", "السعر: الأقل أولاً"),
  named("price_high_to_low", "Price: high to low", "السعر: الأعلى أولاً"),
  named("year_new_to_old", "Year: newest first", "السنة: الأحدث أولاً"),
  named("year_old_to_new", "Year: oldest first", "السنة: الأقدم أولاً"),
  named("mileage_low_to_high", "Mileage: low to high", "العدّاد: الأقل أولاً"),
  named("mileage_high_to_low", "Mileage: high to low", "العدّاد: الأعلى أولاً"),
  named("featured", "Featured first", "المميّزة أولاً"),
  named("most_viewed", "Most viewed", "الأكثر مشاهدة"),
  named("fair_price", "Best deals first", "الأرخص مقارنةً بالسوق"),
  named("distance", "Nearest first", "الأقرب أولاً"),
];

const specialization: readonly Named<Specialization>[] = [
  named("new_cars", "New cars", "سيارات جديدة"),
  named("used_cars", "Used cars", "سيارات مستعملة"),
  named("luxury_cars", "Luxury cars", "سيارات فخمة"),
  named("sports_cars", "Sports cars", "سيارات رياضية"),
  named("family_cars", "Family cars", "سيارات عائلية"),
  named("trucks_and_buses", "Trucks and buses", "شاحنات وباصات"),
  named("spare_parts", "Spare parts", "قطع غيار"),
  named("all_types", "All types", "كل الأنواع"),
];

const yearsInBusiness: readonly Named<YearsInBusiness>[] = [
  named("<1", "Under 1 year", "أقل من سنة"),
  named("1-2", "1–2 years", "من سنة إلى سنتين"),
  named("3-5", "3–5 years", "من 3 إلى 5 سنوات"),
  named("6-10", "6–10 years", "من 6 إلى 10 سنوات"),
  named("10+", "Over 10 years", "أكثر من 10 سنوات"),
];

/** Every enumeration with its names, by the name of the field that holds it. */
export const enumerations = {
  vehicleType,
  condition,
  category,
  gearType,
  fuelType,
  bodyType,
  driveType,
  motorcycleType,
  source,
  customs,
  titleStatus,
  plate,
  fairPrice,
  sellerType,
  owners,
  priceCut,
  addedWithin,
  currency,
  listingStatus,
  sort,
  specialization,
  yearsInBusiness,
} as const;
