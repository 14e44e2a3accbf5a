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
    "ac, a/c, air condition, air conditioning, air conditioner, clim, climatisation, mkayaf, mkayyaf, mokayef, tabrid, مكيف, تكييف, تبريد",
  ),
  feature(
    "power-steering",
    "comfort",
    "Power steering",
    "مقود هيدروليك",
    "hydraulic steering, باور ستيرنغ, دركسيون هيدروليك",
  ),
  feature(
    "leather-seats",
    "comfort",
    "Leather seats",
    "مقاعد جلد",
    "leather, leather interior, cuir, jeld, jild, farch jeld, farsh jeld, farch jild, جلد, فرش جلد, جلد طبيعي, مقاعد جلدية",
  ),
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
  feature(
    "cruise-control",
    "comfort",
    "Cruise control",
    "مثبّت سرعة",
    "cruise, cruz control, مثبت سرعه, كروز كونترول, تثبيت سرعة",
  ),
  feature(
    "keyless-entry",
    "comfort",
    "Keyless entry",
    "دخول بلا مفتاح",
    "keyless, smart key, basme, basma, بصمة, مفتاح ذكي",
  ),
  feature(
    "airbags",
    "safety",
    "Airbags",
    "أكياس هواء",
    "airbag, air bag, air bags, erbag, وسائد هوائية, ايرباغ, ايرباج, ايرباك",
  ),
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
    "sensor, sensors, parking sensor, pdc, sensorat, hassasat, سنسور, سنسورات, حساسات, حساس, رادار",
  ),
  feature(
    "rear-camera",
    "safety",
    "Rear camera",
    "كاميرا خلفية",
    "camera, kamera, camra, backup camera, reverse camera, back camera, reversing camera, كاميرا, كاميرا ورا, كميرا",
  ),
  feature(
    "blind-spot-monitor",
    "safety",
    "Blind-spot monitor",
    "النقطة العمياء",
    "blind spot, bsm, بلايند سبوت",
  ),
  feature(
    "bluetooth",
    "technology",
    "Bluetooth",
    "بلوتوث",
    "blutooth, bluetoth, bluthooth, blutous, bloutous, بلوتوس, بلو توث",
  ),
  feature(
    "gps",
    "technology",
    "GPS navigation",
    "ملاحة GPS",
    "navigation, navi, navigator, nav, نافيغيشن, نافيجيشن, جي بي اس, ملاحة",
  ),
  feature(
    "carplay",
    "technology",
    "CarPlay / Android Auto",
    "كاربلاي / أندرويد أوتو",
    "car play, apple carplay, apple car play, android auto, android, كار بلاي, ابل كاربلاي, اندرويد",
  ),
  feature(
    "push-start",
    "technology",
    "Push start",
    "تشغيل بكبسة",
    "push button, push to start, push button start, start stop, start engine, kabse, kabsit, كبسة, زر تشغيل, تشغيل بصمة",
  ),
  feature(
    "sunroof",
    "exterior",
    "Sunroof",
    "فتحة سقف",
    "sun roof, sunrouf, open roof, panorama, panoramic, panoramic roof, panorama roof, banorama, moonroof, toit ouvrant, fat7a, fatha, fat7et, fat7it, fat7a sa2ef, fat7et sa2ef, fat7it sa2ef, fatha sa2ef, فتحة, فتحة بالسقف, سقف فتحة, سقف بانوراما, سقف مفتوح, بانوراما",
  ),
  feature("led-lights", "exterior", "LED lights", "أضواء LED", "led, leds, xenon, زنون, لد, ليد, زينون"),
  feature(
    "alloy-wheels",
    "exterior",
    "Alloy wheels",
    "جنوط ألمنيوم",
    "rims, alloys, alloy rims, jante, jantes, jant, jnouta, jnout, جنط, جنطات, جنوط",
  ),
];
