import type { FeatureGroup, FeatureSlug } from "../enumerations.ts";
import type { Feature, Named } from "../reference.types.ts";
import { named } from "./helpers.ts";

function feature(slug: FeatureSlug, group: FeatureGroup, en: string, ar: string, aliases: string): Feature {
  return { ...named(slug, en, ar, aliases), group };
}

export const featureGroups: readonly Named<FeatureGroup>[] = [
  named("comfort", "Comfort", "الراحة"),
  named("safety", "Safety", "السلامة"),
  named("technology", "Technology", "التقنيات"),
  named("exterior", "Exterior", "الشكل الخارجي"),
];

export const features: readonly Feature[] = [
  feature(
    "air-conditioning",
    "comfort",
    "A/C",
    "مكيّف",
    "ac, a/c, air condition, clim, mkayaf, مكيف, تكييف, تبريد",
  ),
  feature(
    "power-steering",
    "comfort",
    "Power steering",
    "مقود هيدروليك",
    "hydraulic steering, باور ستيرنغ, دركسيون هيدروليك",
  ),
  feature("leather-seats", "comfort", "Leather seats", "مقاعد جلد", "leather, cuir, jeld, جلد, فرش جلد"),
  feature(
    "heated-seats",
    "comfort",
    "Heated seats",
    "تدفئة مقاعد",
    "seat heating, heating seats, مقاعد مدفأة",
  ),
  feature(
    "electric-windows",
    "comfort",
    "Electric windows",
    "زجاج كهرباء",
    "power windows, قزاز كهربا, شبابيك كهرباء",
  ),
  feature("cruise-control", "comfort", "Cruise control", "مثبّت سرعة", "cruise, مثبت سرعه, كروز كونترول"),
  feature(
    "keyless-entry",
    "comfort",
    "Keyless entry",
    "دخول بلا مفتاح",
    "keyless, smart key, بصمة, مفتاح ذكي",
  ),
  feature("airbags", "safety", "Airbags", "أكياس هواء", "airbag, air bag, وسائد هوائية, ايرباغ, ايرباج"),
  feature("abs", "safety", "ABS", "فرامل ABS", "anti lock, anti-lock brakes, اي بي اس, مانع انزلاق"),
  feature(
    "stability-control",
    "safety",
    "Stability control",
    "نظام ثبات",
    "esp, esc, vsc, traction control, مثبت انزلاق",
  ),
  feature(
    "parking-sensors",
    "safety",
    "Parking sensors",
    "حساسات ركن",
    "sensor, sensors, pdc, سنسور, حساسات, رادار",
  ),
  feature(
    "rear-camera",
    "safety",
    "Rear camera",
    "كاميرا خلفية",
    "camera, backup camera, reverse camera, كاميرا",
  ),
  feature(
    "blind-spot-monitor",
    "safety",
    "Blind-spot monitor",
    "النقطة العمياء",
    "blind spot, bsm, بلايند سبوت",
  ),
  feature("bluetooth", "technology", "Bluetooth", "بلوتوث", "blutooth, bluetoth, بلوتوس"),
  feature("gps", "technology", "GPS navigation", "ملاحة GPS", "navigation, navi, نافيغيشن, جي بي اس"),
  feature(
    "carplay",
    "technology",
    "CarPlay / Android Auto",
    "كاربلاي / أندرويد أوتو",
    "car play, apple carplay, android auto, كار بلاي",
  ),
  feature(
    "push-start",
    "technology",
    "Push start",
    "تشغيل بكبسة",
    "push button, start stop, start engine, كبسة, تشغيل بصمة",
  ),
  feature(
    "sunroof",
    "exterior",
    "Sunroof",
    "فتحة سقف",
    "sun roof, panorama, panoramic, moonroof, فتحة, بانوراما",
  ),
  feature("led-lights", "exterior", "LED lights", "أضواء LED", "led, xenon, لد, ليد, زينون"),
  feature("alloy-wheels", "exterior", "Alloy wheels", "جنوط ألمنيوم", "rims, jantes, jnouta, جنطات, جنوط"),
];
