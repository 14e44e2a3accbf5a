import type { FamilyInput } from "./family.ts";

/** By brand. */
export const motorcycleFamilies: Record<string, readonly FamilyInput[]> = {
  honda: [
    ["CBR", "CBR", /^cbr/, "cbr, سي بي ار"],
    ["Honda|CB", "CB", /^cb(5|6)/, "cb, سي بي"],
    ["CRF", "CRF", /^crf/, "crf, سي ار اف"],
  ],
  yamaha: [
    ["YZF-R", "YZF-R", /^yzf-r/, "yzf, yamaha r, r series, يزف, واي زد اف"],
    ["Yamaha|MT", "MT", /^mt-/, "yamaha mt, mt series, ام تي"],
    ["Yamaha|YZ", "YZ", /^yz-/, "yz"],
    ["Yamaha|MAX", "MAX", /^(tmax|xmax-300|nmax)$/, "yamaha max, yamaha maxi scooter"],
  ],
  kawasaki: [
    ["Ninja", "نينجا", /^ninja/, "ninja, نينجا, نينجه, kawasaki ninja"],
    ["Kawasaki|Z", "Z", /^z\d/, "kawasaki z, z series"],
    ["Kawasaki|KX", "KX", /^kx-/, "kx"],
  ],
  suzuki: [
    ["GSX-R", "GSX-R", /^gsx-r/, "gsxr, gsx r, gixxer, جي اس اكس ار, جيكسر"],
    ["V-Strom", "V-Strom", /^v-strom/, "v strom, vstrom, في ستروم"],
    ["Burgman", "برغمان", /^burgman/, "burgman, bergman, برغمان, بيرغمان"],
  ],
  "harley-davidson": [
    ["Sportster", "سبورتستر", /^sportster/, "sportster, سبورتستر"],
    ["Harley|Glide", "غلايد", /glide$/, "glide, harley glide"],
    [
      "Softail and Dyna",
      "سوفتيل ودينا",
      /^(dyna|softail|fat-boy|fat-bob|heritage-classic)$/,
      "harley softail dyna",
    ],
  ],
  bmw: [
    ["BMW|GS", "GS", /-gs$/, "gs, bmw gs, جي اس"],
    ["S 1000", "S 1000", /^s-1000/, "s1000, s 1000"],
  ],
  ktm: [
    ["Duke", "ديوك", /duke/, "duke, ديوك, دوك"],
    ["KTM|Adventure", "أدفنتشر", /adventure$/, "ktm adventure, ktm adv"],
    ["SX-F", "SX-F", /^sx-f/, "sxf, sx"],
  ],
  vespa: [["Vespa|GTS", "GTS", /^gts/, "gts, vespa gts"]],
  ducati: [
    ["Panigale", "بانيغالي", /panigale/, "panigale, بانيغالي, باناغالي"],
    ["Monster", "مونستر", /^monster/, "monster, مونستر"],
  ],
  aprilia: [
    ["Tuono", "تونو", /^tuono/, "tuono, تونو"],
    ["Aprilia|RS", "RS", /^rs/, "aprilia rs"],
  ],
  bajaj: [
    ["Pulsar", "بولسار", /^pulsar/, "pulsar, bolsar, بولسار, بلسار"],
    ["Boxer", "بوكسر", /^boxer/, "boxer, بوكسر"],
  ],
  benelli: [
    ["TNT", "TNT", /^tnt/, "tnt, تي ان تي"],
    ["TRK", "TRK", /^trk/, "trk"],
    ["Benelli|302", "302", /^302/, "302"],
  ],
  cfmoto: [
    ["CFMoto|NK", "NK", /nk$/, "nk, cfmoto nk"],
    ["CFMoto|SR", "SR", /sr$/, "sr, cfmoto sr"],
    ["CFMoto|MT", "MT", /mt$/, "cfmoto mt"],
  ],
  husqvarna: [["Pilen", "بيلن", /pilen/, "svartpilen, vitpilen"]],
  indian: [
    ["Scout (all)", "سكاوت (الكل)", /^scout/, "any scout, all scout"],
    ["Chief and Chieftain", "تشيف وتشيفتن", /^chief/, "indian chief"],
  ],
  "royal-enfield": [
    ["Enfield|Classic", "كلاسيك", /^classic/, "enfield classic, classic"],
    ["Meteor", "ميتيور", /meteor/, "meteor, ميتيور"],
  ],
  triumph: [
    ["Bonneville", "بونفيل", /^bonneville/, "bonneville, بونفيل"],
    ["Tiger", "تايغر", /^tiger/, "tiger, تايغر, تايجر"],
    ["Triumph|Triple", "تريبل", /triple$/, "triple"],
  ],
  tvs: [
    ["Apache", "أباتشي", /^apache/, "apache, اباتشي, أباشي"],
    ["HLX", "HLX", /^hlx/, "hlx"],
  ],
  sym: [["Symphony", "سيمفوني", /^symphony/, "symphony, simphony, سيمفوني"]],
};
