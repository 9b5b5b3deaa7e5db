import type { Sentences } from '../sentences.ts';
import { listed } from './listed.ts';

const comparisons = {
  more: 'più di',
  less: 'meno di',
  atLeast: 'almeno',
  atMost: 'al massimo',
  equal: 'esattamente',
} as const;

/** Italian. */
export const it: Sentences = {
  locale: 'it',
  leftOut: (parts) => `Tralasciato della domanda: ${parts}.`,
  reasons: {
    unplaced: 'Non capisco queste parole:',
    future: 'Chiede di giorni futuri. Le fatture mostrano solo ciò che è stato fatturato.',
    notDone:
      'Posso solo dire che cosa hanno fatturato i corrieri. Non posso pagare, inviare, modificare o eliminare nulla.',
    notBilled: 'Le fatture dicono che cosa è stato fatturato, non che cosa sarebbe, dovrebbe essere o sarà.',
    averageOfWhat: 'Non dice su che cosa calcolare la media: per pacco o per mese, per esempio.',
    notCountable: 'Si può sommare, ma non contare.',
    apart: 'Nomina più valori senza dire come stanno insieme.',
    manyPeriods: 'Nomina più di due periodi. Chieda per mese, trimestre o anno.',
    compareWithWhat: 'Non dice con che cosa confrontare.',
    differentKinds: 'Confronta cose di tipo diverso.',
    twoPeriods: 'Nomina due periodi e non dice se confrontarli.',
    rankOfWhat: 'Non dice di che cosa si cerca il più alto o il più basso.',
    shareOfWhat: 'Non dice una quota di che cosa, né per che cosa suddividerla.',
    conditionOfGroups: 'Non dice quali gruppi devono soddisfare la condizione.',
    noFigure: 'Non dice quale valore.',
    averageOfCharges: 'Qui non si conoscono i pacchi senza questo addebito: non c’è una media di tutti i pacchi.',
    shareOfCharges: 'Qui non si conoscono i pacchi senza questo addebito: non c’è una quota di tutti i pacchi.',
    notTogether: 'Le fatture non mostrano insieme:',
    lacking: 'Posso mostrare ciò che i gruppi hanno, non ciò che manca loro.',
    chargeNotThere: 'Non si possono contare i pacchi in base a un addebito che non hanno.',
    invoicesOfShipments: 'Non si possono contare le fatture in base a dati di singole spedizioni.',
    shareAddsUp: 'Una quota richiede un valore le cui parti si sommano.',
  },
  asksBack: {
    either: 'Posso applicare le condizioni solo insieme. Quale intende?',
    whichOfThese: 'Quale di queste intende?',
    whichFigure: 'Quale valore intende?',
    averageOfWhat: 'La media di che cosa?',
    why: 'I valori mostrano dove è cambiato, non perché. Per che cosa devo suddividere il cambiamento?',
  },
  grains: { day: 'giorno', week: 'settimana', month: 'mese', quarter: 'trimestre', year: 'anno' },
  columns: { net_amount: 'importo netto', actual_weight: 'peso effettivo', bill_weight: 'peso fatturato' },
  dateTypes: { bill_date: 'data di fattura', pickup_date: 'data di spedizione' },
  units: { lbs: 'lb', kgs: 'kg' },
  noData: 'Nessun dato',
  allDays: 'tutti i giorni',
  share: 'Quota del totale',
  difference: 'Differenza',
  inPercent: 'Differenza in percentuale',
  change: 'Variazione',
  before: (figure) => `${figure} (prima)`,
  and: (parts) => listed('it', 'conjunction', parts),
  or: (parts) => listed('it', 'disjunction', parts),
  comma: ', ',
  packagesBy: (column) => `Elenco dei pacchi per ${column}`,
  inPercentOfTotal: (figures) => `${figures} in percentuale del totale`,
  by: (groups) => `per ${groups}`,
  byDate: (period, dateType) => `${period} per ${dateType}`,
  comparedWith: (period) => `rispetto a ${period}`,
  stepwise: 'ogni periodo rispetto al precedente',
  groupsWithNo: 'solo quelli che non hanno',
  packagesWithNo: 'solo i pacchi che non hanno',
  partOf: (figures, filter) => `Quota di ${filter} in ${figures}`,
  filter: (dimension, values, isExcluded) => `${isExcluded ? 'senza ' : ''}${dimension} ${values}`,
  condition: (figure, comparison, value) => `${figure} ${comparisons[comparison]} ${value}`,
  ranked: (count, isHighest) => `i ${count} più ${isHighest ? 'alti' : 'bassi'}`,
  countOf: (dimension) => `Numero di valori diversi: ${dimension}`,
  inKilograms: (figure) => `${figure} in chilogrammi`,
  less: (figure, parts) => `${figure} senza ${parts}`,
  meanIn: (figure, grain) => `Media per ${grain}: ${figure}`,
  percentOf: (figure, whole) => `${figure} in percentuale di ${whole}`,
  per: (figure, unit) => `${figure} per ${unit === 'packages' ? 'pacco' : 'libbra'}`,
  quarter: (quarter, year) => `T${quarter} ${year}`,
  year: String,
  week: (day) => `settimana del ${day}`,
  during: ({ kind, text }) => {
    if (kind === 'day' || kind === 'days') return `(${text})`;
    if (kind === 'month') return `nel mese di ${text}`;
    return kind === 'week' ? `nella ${text}` : `nel ${text}`;
  },
  nothing: (reading) => `Non c’è nulla per: ${reading}.`,
  noFigures: 'Non ci sono valori per questi periodi.',
  list: (count, isOne, reading) => `${isOne ? 'Un pacco' : `${count} pacchi`}: ${reading}.`,
  single: (figures, during) =>
    `${figures.map(({ name, value }) => `${name}: ${value}`).join(', ')}${during === '' ? '' : ` ${during}`}.`,
  changed: ({ figure, group, moved, by, percent, before, now, during }) => {
    const named = group === undefined ? figure : `La variazione maggiore, ${figure} di ${group}`;
    const how = { same: 'invariato', rose: `aumenta di ${by}`, fell: `diminuisce di ${by}` }[moved];
    const part = percent === undefined ? '' : ` (${percent})`;
    return `${named}: ${how}${part}, da ${before} a ${now}${during === '' ? '' : ` ${during}`}.`;
  },
  trend: (figure, [first, at], [last, until], [highest, when]) =>
    `${figure}: ${first} (${at}), ${last} (${until}); il valore più alto è ${highest} (${when}).`,
  ranking: (figure, [first, amount], second, count) =>
    `${figure}: ${first} con ${amount}${second === undefined ? '' : `, poi ${second[0]} con ${second[1]}`}${count === undefined ? '' : ` (${count} in tutto)`}.`,
  apart: (figure, [larger, amount], [smaller, other], difference, percent) =>
    `${figure}: ${larger} con ${amount}, ${smaller} con ${other}; la differenza è di ${difference}${percent === undefined ? '' : ` (${percent})`}.`,
  corrected: (typed, read) => `«${typed}» è letto come «${read}».`,
  sameDates: 'Le date sono quelle della domanda precedente.',
  assumedDates: 'Nessuna data indicata: gli ultimi dodici mesi.',
  notDeliveryDays: 'I giorni sono quelli della fattura o della spedizione, non della consegna.',
  onlyBilledGroups: 'I gruppi senza alcuna fattura in questi giorni non sono mostrati.',
  withoutUspsAndDhl: 'La spesa totale esclude i corrieri USPS e DHL.',
  quoted: (word) => `«${word}»`,
  listColumns: {
    tracking_number: 'Numero di tracciamento',
    net_amount: 'Importo netto',
    carrier_name: 'Corriere',
    service: 'Servizio',
    bill_date: 'Data fattura',
    pickup_date: 'Data di spedizione',
    tracking_status: 'Stato',
    actual_weight_pounds: 'Peso effettivo',
    bill_weight_pounds: 'Peso fatturato',
    zone: 'Zona',
    normalised_consignee_state: 'Stato del destinatario',
    invoice_number: 'Numero fattura',
    charge_description: 'Addebito',
    accessorial_group: 'Accessorio',
    credit_type: 'Tipo di credito',
  },
  offers: {
    withoutComparison: 'Senza il confronto',
    withoutFilter: 'Senza questo filtro',
    countAsPages: 'Contare come le pagine all’inizio',
    countEverything: 'Contare tutto il fatturato',
    countedAsPages: ', contato come le pagine all’inizio',
    counted: {
      inactive_accounts: 'account inattivi',
      unpayable_freight: 'fatture di trasporto duplicate, a pagamento zero e aperte',
    },
    withRows: (rows) => `con ${rows}`,
    withoutRows: (rows) => `senza ${rows}`,
    notTogether: 'Le fatture non riuniscono tutto questo. Chieda i valori uno alla volta.',
  },
  asks: {
    byLastMonth: (figure, group) => `${figure} per ${group} il mese scorso`,
    byMonth: (figure) => `${figure} per mese quest’anno`,
    lastQuarter: (figure) => `${figure} il trimestre scorso`,
    carrier: 'corriere',
  },
};
