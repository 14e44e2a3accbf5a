import type { Specialization, YearsInBusiness } from "../dealer-enumerations.ts";
import type {
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
  Plate,
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
  named("new", "New", "جديدة", "jdid, jdide, zero, جديد, زيرو, صفر كيلومتر"),
  named("used", "Used", "مستعملة", "mesta3mal, mosta3mal, second hand, مستعمل"),
  named("damaged", "Damaged", "متضررة", "salvage, accident, madroub, masdoum, مصدومة, مضروبة, مصدوم, حادث"),
];

const category: readonly Named<Category>[] = [
  named("small", "Small", "صغيرة", "zghire, compact, economy, اقتصادية, زغيرة"),
  named("family", "Family", "عائلية", "3a2iliye, عيلة, عائلة"),
  named("truck", "Truck", "شاحنة", "trucks, kamyoun, camion, شاحنات, كميون"),
  named("van", "Van", "فان", "vans, bus, minibus, فانات, باص, ميني باص"),
  named("luxury", "Luxury", "فخمة", "luxe, fakhme, فاخرة, فخم"),
  named("damaged", "Damaged", "متضررة", "salvage, مصدومة, مضروبة"),
];

const gearType: readonly Named<GearType>[] = [
  named(
    "automatic",
    "Automatic",
    "أوتوماتيك",
    "auto, otomatik, automatik, otomatic, اتوماتيك, اتوماتيكي, اوتوماتك",
  ),
  named("manual", "Manual", "مانيوال / عادي", "عادي, 3ade, 3adi, stick, vitesse, فيتاس عادي, يدوي, مانيوال"),
  named("cvt", "CVT", "CVT", "سي في تي"),
  named("tiptronic", "Tiptronic", "تيبترونيك", "triptonic, tip tronic, تبترونيك, تريبترونيك"),
];

const fuelType: readonly Named<FuelType>[] = [
  named("gas", "Petrol", "بنزين", "gasoline, benzin, benzine, banzin, essence, بانزين"),
  named("diesel", "Diesel", "مازوت", "mazout, mazot, dizel, ديزل"),
  named("electric", "Electric", "كهرباء", "kahraba, ev, كهربائية, كهربائي, كهربا, الكتريك"),
  named("hybrid", "Hybrid", "هايبرد", "hybride, haybrid, phev, plug-in, هيبرد, هايبريد, هجين"),
  named("lpg", "LPG", "غاز", "ghaz, autogas, غاز سيارات"),
];

const bodyType: readonly Named<BodyType>[] = [
  named("sedan", "Sedan", "سيدان", "saloon, sidan, صالون, سدان"),
  named("hatchback", "Hatchback", "هاتشباك", "hatch, hatchbak, هاتش باك, هتشباك"),
  named("suv", "SUV", "جيب SUV", "4x4 suv, اس يو في, جيبات"),
  named("truck", "Truck", "شاحنة", "kamyoun, camion, كميون, شاحنات"),
  named("van", "Van", "فان", "minivan, minibus, فانات, ميني فان, ميني باص"),
  named("coupe", "Coupe", "كوبيه", "coupé, 2 doors, koupe, كوبي, بابين"),
  named(
    "convertible",
    "Convertible",
    "كشف",
    "cabrio, cabriolet, roadster, kachef, مكشوفة, كابريو, كابريوليه",
  ),
  named("pickup", "Pickup", "بيك أب", "pick up, pick-up, bikab, بيكاب, بيك اب"),
  named("wagon", "Wagon", "ستيشن", "station, station wagon, estate, break, station wagen, واغن, ستايشن"),
  named("crossover", "Crossover", "كروس أوفر", "cross over, كروس اوفر, كروسوفر"),
];

const driveType: readonly Named<DriveType>[] = [
  named("fwd", "Front-wheel", "دفع أمامي", "front wheel drive, front-wheel drive, دفع امامي"),
  named("rwd", "Rear-wheel", "دفع خلفي", "rear wheel drive, rear-wheel drive, propulsion"),
  named("awd", "All-wheel", "دفع كلي", "all wheel drive, quattro, 4matic, xdrive, دفع رباعي دائم"),
  named("4wd", "4x4", "دفع رباعي", "4x4, 4 wheel drive, four wheel drive, 4*4, فور باي فور"),
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
  named("company", "Company source", "مصدر الشركة"),
  named("gulf", "Gulf", "خليجية"),
  named("us", "American", "أميركية"),
  named("europe", "European", "أوروبية"),
];

const customs: readonly Named<Customs>[] = [
  named("paid", "Customs paid", "مجمركة"),
  named("unpaid", "Customs not paid", "غير مجمركة"),
];

const titleStatus: readonly Named<TitleStatus>[] = [
  named("clean", "Clean title", "سجل نظيف (Clean)"),
  named("salvage", "Salvage title", "سجل حادث (Salvage)"),
];

const plate: readonly Named<Plate>[] = [
  named("private", "Private plate", "نمرة خصوصية"),
  named("public", "Public plate", "نمرة عمومية"),
  named("none", "Not registered", "غير مسجّلة"),
];

const fairPrice: readonly Named<FairPrice>[] = [
  named("great", "Great price", "سعر ممتاز"),
  named("good", "Good price", "سعر جيد"),
  named("fair", "Fair price", "سعر عادل"),
  named("high", "High price", "سعر مرتفع"),
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
  currency,
  listingStatus,
  sort,
  specialization,
  yearsInBusiness,
} as const;
