/** Words that say nothing beyond what the page is about. */
export const emptyWords = `
  for sale in the a an of with and or at on to by near my i want need buy sell selling looking find search best good
  price prices offer offers deal deals lebanon vehicle vehicles model models year from is any all some please pls need
  having has have that which me show something around like car type brand colour color used-by available wanted it its
  في ب ل و من الى على مع عن عند او ولا والا للبيع بيع بدي بدنا اريد مطلوب ابحث بحث شراء بسعر سعر السعر اسعار عرض عروض اشتري شي
  لبنان مركبه مركبات موديل سنه عام ماركه نوع لون مدينه منطقه لل فيها فيه وفيها عندها معها تكون يكون كون يا اي عم فتش دور لو سمحت تبع هي هو الها بس
  bel bi fi lal bado badde bade bedde baddi bde 3al bil l w ma3 aw ou wella wala ya lal bi3 lalbi3 lalbe3 bi3 mawjoud fiya fiha feha 3am fattesh fatech dawer shi
  3ala 3am la chi bas mnel mn men min lebnen lebanon loubnan law sama7t 3a ta sayara siyara voiture a vendre avec et dans pour je cherche
`;

/** Words of advertisements that are near a name: never taken for a slip, also where no listing holds them yet. */
export const plainWords = `
  clean full option options loaded company source owner accident accidents engine motor turbo taxi loan check wheel
  wheels tires rims camera screen leather garage service warranty registered exchange trade negotiable urgent special
  series serie class classe door doors limited edition classic convertible american european gulf japanese german
  نظيف نظيفه فول اوبشن كامل كامله شركه مصدر خليجي اميركي امريكي اوروبي ياباني الماني مسجله محرك تكسي مستعجل
  مبادله تقسيط كفاله صيانه حوادث ضربه فحص دولاب جنط شاشه كاميرا مفيمه مواصفات ممتازه ممتاز
`;
