import type { Sentences } from '../sentences.ts';
import { listed } from './listed.ts';

const comparisons = {
  more: 'أكثر من',
  less: 'أقل من',
  atLeast: 'لا يقل عن',
  atMost: 'لا يزيد عن',
  equal: 'بالضبط',
} as const;

/** Arabic. */
export const ar: Sentences = {
  locale: 'ar-u-nu-latn',
  reasons: {
    unplaced: 'فيه كلمات لا أستطيع فهمها.',
    future: 'يسأل عن أيام قادمة. الفواتير تعرض ما تمت فوترته فقط.',
    averageOfWhat: 'لم يذكر متوسط ماذا: لكل طرد أو لكل شهر مثلا.',
    notCountable: 'يمكن جمعه ولا يمكن عده.',
    apart: 'يذكر عدة أرقام دون أن يبين صلتها.',
    manyPeriods: 'يذكر أكثر من فترتين. اسأل حسب الشهر أو الربع أو السنة.',
    compareWithWhat: 'لم يذكر ما الذي يقارن به.',
    differentKinds: 'يقارن بين أشياء من أنواع مختلفة.',
    twoPeriods: 'يذكر فترتين ولا يبين هل تقارنان.',
    rankOfWhat: 'لم يذكر الأعلى أو الأدنى من ماذا.',
    shareOfWhat: 'لم يذكر حصة من ماذا، أو حسب ماذا.',
    differenceOfGroups: 'لا أستطيع طرح مجموعة من أخرى. اطلب المقارنة بينهما.',
    conditionOfGroups: 'لم يذكر أي المجموعات يجب أن تحقق الشرط.',
    noFigure: 'لم يذكر أي رقم.',
    averageOfCharges: 'لا تعرف هنا الطرود التي ليس عليها هذا الرسم، فلا متوسط لجميع الطرود.',
    shareOfCharges: 'لا تعرف هنا الطرود التي ليس عليها هذا الرسم، فلا نسبة من جميع الطرود.',
    notTogether: 'لا تعرض الفواتير هذه معا:',
    chargeNotThere: 'لا يمكن عد الطرود برسم ليس عليها.',
    invoicesOfShipments: 'لا يمكن عد الفواتير ببيانات شحنات مفردة.',
    shareAddsUp: 'تحتاج الحصة إلى رقم تجمع أجزاؤه.',
  },
  asksBack: {
    whichOfThese: 'أيها تقصد؟',
    whichFigure: 'أي رقم تقصد؟',
    averageOfWhat: 'متوسط ماذا؟',
    why: 'تبين الأرقام أين حدث التغير وليس سببه. حسب ماذا أقسم التغير؟',
  },
  grains: { day: 'اليوم', week: 'الأسبوع', month: 'الشهر', quarter: 'الربع', year: 'السنة' },
  columns: { net_amount: 'المبلغ الصافي', actual_weight: 'الوزن الفعلي', bill_weight: 'الوزن المفوتر' },
  dateTypes: { bill_date: 'تاريخ الفاتورة', pickup_date: 'تاريخ الشحن' },
  units: { lbs: 'رطل', kgs: 'كغ' },
  noData: 'لا توجد بيانات',
  allDays: 'كل الأيام',
  share: 'الحصة من الإجمالي',
  difference: 'الفرق',
  change: 'التغير',
  before: (figure) => `${figure} (سابقا)`,
  and: (parts) => listed('ar', 'conjunction', parts),
  or: (parts) => listed('ar', 'disjunction', parts),
  comma: '، ',
  packagesBy: (column) => `الطرود حسب ${column}`,
  inPercentOfTotal: (figures) => `${figures} كنسبة من الإجمالي`,
  by: (groups) => `حسب ${groups}`,
  byDate: (period, dateType) => `${period} حسب ${dateType}`,
  comparedWith: (period) => `مقارنة مع ${period}`,
  stepwise: 'كل فترة مقارنة بما قبلها',
  partOf: (filter) => `منها ${filter}`,
  filter: (dimension, values, isExcluded) => `${isExcluded ? 'بدون ' : ''}${dimension} ${values}`,
  condition: (figure, comparison, value) => `${figure} ${comparisons[comparison]} ${value}`,
  ranked: (count, isHighest) => `${isHighest ? 'أعلى' : 'أدنى'} ${count}`,
  countOf: (dimension) => `عدد القيم المختلفة: ${dimension}`,
  inKilograms: (figure) => `${figure} بالكيلوغرام`,
  less: (figure, parts) => `${figure} بدون ${parts}`,
  meanIn: (figure, grain) => `متوسط ${figure} في ${grain}`,
  percentOf: (figure, whole) => `${figure} كنسبة من ${whole}`,
  perUnit: (figure, unit) => `${figure} لكل وحدة من ${unit}`,
  quarter: (quarter, year) => `الربع ${quarter} من ${year}`,
  year: String,
  week: (day) => `أسبوع ${day}`,
  during: ({ kind, text }) => (kind === 'day' || kind === 'days' ? `(${text})` : `في ${text}`),
  nothing: (reading) => `لا توجد بيانات: ${reading}.`,
  noFigures: 'لا توجد أرقام لهذه الفترات.',
  list: (count, isOne, reading) => `${isOne ? 'طرد واحد' : `عدد الطرود ${count}`}: ${reading}.`,
  single: (figures, during) =>
    `${figures.map(({ name, value }) => `${name}: ${value}`).join('، ')}${during === '' ? '' : ` ${during}`}.`,
  changed: ({ figure, group, moved, by, percent, before, now, during }) => {
    const named = group === undefined ? figure : `أكبر تغير، ${figure} لـ ${group}`;
    const how = { same: 'بدون تغير', rose: `زيادة ${by}`, fell: `انخفاض ${by}` }[moved];
    const part = percent === undefined ? '' : ` (${percent})`;
    return `${named}: ${how}${part}، من ${before} إلى ${now}${during === '' ? '' : ` ${during}`}.`;
  },
  trend: (figure, [first, at], [last, until], [highest, when]) =>
    `${figure}: ${first} في ${at}، ${last} في ${until}؛ الأعلى ${highest} في ${when}.`,
  ranking: (figure, [first, amount], second, count) =>
    `${figure}: ${first} بمقدار ${amount}${second === undefined ? '' : `، ثم ${second[0]} بمقدار ${second[1]}`}${count === undefined ? '' : ` (${count} إجمالا)`}.`,
  corrected: (typed, read) => `فهمت «${typed}» على أنها «${read}».`,
  sameDates: 'التواريخ هي تواريخ السؤال السابق.',
  assumedDates: 'لم تذكر تواريخ: آخر اثني عشر شهرا.',
  notDeliveryDays: 'الأيام هي أيام الفاتورة أو الشحن وليست أيام التسليم.',
  withoutUspsAndDhl: 'لا يشمل إجمالي الإنفاق شركتي USPS وDHL.',
  asks: {
    byLastMonth: (figure, group) => `${figure} حسب ${group} الشهر الماضي`,
    byMonth: (figure) => `${figure} حسب الشهر هذا العام`,
    lastQuarter: (figure) => `${figure} الربع الماضي`,
    carrier: 'شركة الشحن',
  },
};
