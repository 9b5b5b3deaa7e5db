import { type Outcome, QuestionReader, type Reading, sayReading } from '@waybill/assistant';
import type { WordLanguage } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { interpret, type Offer } from '../../src/assistant/answers/interpret.ts';
import { offeredAfter } from '../../src/assistant/answers/offers.ts';

const today = '2026-11-21';
const reader = new QuestionReader({
  clients: [{ id: 1002, name: 'Harbor & Pine Home' }],
  values: { carrier_name: ['UPS', 'FedEx', 'USPS', 'DHL Express'], service: ['Ground Residential', 'FedEx 2Day'] },
});

/** Of each language questions of every form: sums, groups, ranks, ratios, shares, comparisons, conditions, lists. */
const questions: Readonly<Record<WordLanguage, readonly string[]>> = {
  en: [
    'second largest carrier by spend this year',
    'share of packages with a residential surcharge by carrier in q3',
    'share of packages heavier than 50 lb in q3',
    'packages before March by carrier',
    'average invoice amount by carrier in q3',
    'packages by zip in q3',
    'how many address corrections by carrier in q3',
    'ground share of packages in october vs september',
    'late packages and their cost in q3',
    'total spend in 2025',
    'spend by carrier ytd',
    'packages to TX over 50 lb last month',
    'top 5 states by cost per package in q3',
    'fuel as a share of transportation by month this year',
    'residential surcharges by carrier in october',
    'accessorials per package last quarter',
    'average spend last month',
    'spend last month vs the month before',
    'month over month spend this year',
    'UPS vs FedEx packages in q2',
    'spend by service name for UPS last month',
    'how many carriers do we use this year',
    'late packages or over 50 lb last month',
    'states with more than 500 packages this year',
    'list the 10 heaviest packages last month',
    'what share of spend is UPS in q3',
    'packages without the US this year',
    'packages from CA in q3',
    'spend of zones 2, 3 and 4 last quarter by ship date',
    'gsr refunds last year',
    'USPS packages this year',
    'why did spend go up last month',
    'fedex total for october',
    'packages last week',
    'packages over $100 last month',
    'packages without a fuel surcharge last month',
    'packages without residential by carrier in q3',
    'states without UPS or FedEx packages this year',
    'accounts with no residential charges last month',
    'spend in week 32',
    'which accessorial is most common this year',
  ],
  es: [
    'el segundo transportista con más gasto este año',
    'qué porcentaje de paquetes tuvo recargo residencial en octubre',
    'paquetes antes de marzo por transportista',
    'importe medio de las facturas en octubre',
    'gasto total en 2025',
    'gasto por transportista este año',
    'paquetes a Texas de más de 50 libras el mes pasado',
    'los 5 estados con mayor coste por paquete el trimestre pasado',
    'combustible como porcentaje del gasto por mes',
    'promedio de paquetes por semana en el tercer trimestre',
    'paquetes del 3 al 17 de octubre de 2026',
    'gasto de UPS comparado con el mes pasado',
    'lista de paquetes con retraso la semana pasada',
    'cuántos estados el año pasado',
    'paquetes de más de 100 dólares el mes pasado',
    'paquetes sin recargo residencial el mes pasado',
    'estados sin UPS este año',
  ],
  fr: [
    'le deuxième transporteur avec le plus de dépenses cette année',
    'quel pourcentage des colis avait un supplément résidentiel en octobre',
    'colis avant mars par transporteur',
    'montant moyen des factures en octobre',
    'dépenses totales en 2025',
    'dépenses par transporteur cette année',
    'colis de plus de 50 livres le mois dernier',
    'les 5 états avec le coût par colis le plus élevé au t3',
    'carburant en pourcentage des dépenses par mois cette année',
    'nombre moyen de colis par semaine au t3',
    'dépenses du 3 au 17 octobre 2026',
    'dépenses UPS et FedEx au t2 comparées au t1',
    'liste des colis en retard la semaine dernière',
    'colis de plus de 100 dollars le mois dernier',
    'colis sans surcharge carburant le mois dernier',
    'états sans UPS cette année',
  ],
  it: [
    'il secondo corriere con più spesa quest’anno',
    'che percentuale di pacchi aveva il supplemento residenziale a ottobre',
    'pacchi prima di marzo per corriere',
    'importo medio delle fatture a ottobre',
    'spesa totale nel 2025',
    'spesa per corriere quest’anno',
    'pacchi oltre 50 libbre il mese scorso',
    'i 5 stati con il costo per pacco più alto nel t3',
    'carburante in percentuale della spesa per mese',
    'media di pacchi per settimana nel t3',
    'spesa dal 3 al 17 ottobre 2026',
    'rimborsi gsr l’anno scorso',
    'elenco dei pacchi in ritardo la settimana scorsa',
    'pacchi oltre 100 dollari il mese scorso',
    'pacchi senza supplemento residenziale il mese scorso',
    'stati senza UPS quest’anno',
  ],
  zh: [
    '今年支出第二高的承运商',
    '10月有住宅附加费的包裹占比',
    '3月之前的包裹',
    '10月平均发票金额',
    '2025年总支出',
    '今年各承运商的支出',
    '上个月超过50磅的包裹数',
    '第三季度每包裹成本最高的5个州',
    '今年每月燃油占支出的比例',
    '第三季度UPS和FedEx的包裹数',
    '上周的包裹',
    '今年有多少个承运商',
    '去年的GSR退款',
    '上个月超过100美元的包裹数',
    '上个月没有住宅附加费的包裹数',
    '今年没有UPS的州',
  ],
  ar: [
    'ثاني أكبر شركة شحن من حيث الإنفاق هذا العام',
    'ما نسبة الطرود مع رسوم سكنية في أكتوبر',
    'الطرود قبل مارس',
    'متوسط مبلغ الفاتورة في أكتوبر',
    'إجمالي الإنفاق في 2025',
    'الإنفاق حسب شركة الشحن هذا العام',
    'عدد الطرود إلى تكساس الشهر الماضي',
    'أعلى 5 ولايات حسب تكلفة الطرد في الربع الثالث',
    'إنفاق UPS و FedEx في الربع الثالث',
    'الطرود المتأخرة الأسبوع الماضي',
    'الطرود التي تكلف أكثر من 100 دولار الشهر الماضي',
    'الطرود بدون رسوم سكنية الشهر الماضي',
    'الولايات بدون UPS هذا العام',
    'الإنفاق حسب الشهر هذا العام مقارنة بالعام الماضي',
  ],
};

const cases = Object.entries(questions).flatMap(([language, texts]) =>
  texts.map((text) => [language as WordLanguage, text] as const),
);

const read = (text: string, language: WordLanguage): Outcome => reader.read({ text, language, today, earlier: [] });

/** Everything that is offered with an outcome, as the chat offers it. */
function offersOf(outcome: Outcome): readonly Offer[] {
  if (outcome.kind === 'clarify') return outcome.choices.map(({ text, reading }) => ({ prompt: text, reading }));
  if (outcome.kind !== 'answer') return [];
  const other = outcome.alternatives.map(({ text, reading }) => ({ prompt: text, reading }));
  return [...other, ...offeredAfter(outcome.reading, []).offers];
}

const readingOf = (outcome: Outcome): Reading | string => (outcome.kind === 'answer' ? outcome.reading : outcome.kind);

describe('what is offered', () => {
  it.each(cases)('%s: %s: means what it says, in its conversation and in another one', (language, text) => {
    const outcome = read(text, language);
    const offers = offersOf(outcome);
    expect(offers.length).toBeGreaterThan(1);
    for (const { prompt, reading } of offers) {
      expect(prompt).toBe(sayReading(reading));
      const chosen = interpret(reader, { text: prompt, language: 'en', today, earlier: [] }, offers);
      expect(readingOf(chosen)).toEqual(reading);
      const typed = readingOf(read(prompt, language));
      expect(typeof typed === 'string' ? `${typed}: ${prompt}` : sayReading(typed)).toBe(prompt);
    }
  });

  it('is another question than the one that was answered', () => {
    for (const [language, text] of cases) {
      const outcome = read(text, language);
      if (outcome.kind !== 'answer') continue;
      const said = sayReading(outcome.reading);
      expect(offersOf(outcome).map(({ prompt }) => prompt)).not.toContain(said);
    }
  });
});
