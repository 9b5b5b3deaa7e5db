import type { Sentences } from '../sentences.ts';
import { listed } from './listed.ts';

const comparisons = {
  more: 'más de',
  less: 'menos de',
  atLeast: 'al menos',
  atMost: 'como máximo',
  equal: 'exactamente',
} as const;

/** Spanish. */
export const es: Sentences = {
  locale: 'es',
  reasons: {
    unplaced: 'Contiene palabras que no puedo interpretar.',
    future: 'Pregunta por días futuros. Las facturas solo muestran lo que ya se ha facturado.',
    averageOfWhat: 'No dice sobre qué calcular el promedio: por paquete o por mes, por ejemplo.',
    notCountable: 'Se puede sumar, pero no contar.',
    apart: 'Nombra varias cifras sin decir cómo se relacionan.',
    manyPeriods: 'Nombra más de dos periodos. Pregunte por mes, trimestre o año.',
    compareWithWhat: 'No dice con qué comparar.',
    differentKinds: 'Compara cosas de distinto tipo.',
    twoPeriods: 'Nombra dos periodos y no dice si hay que compararlos.',
    rankOfWhat: 'No dice de qué se busca el mayor o el menor.',
    shareOfWhat: 'No dice una parte de qué, ni por qué dividirla.',
    differenceOfGroups: 'No puedo restar un grupo de otro. Pida que los compare.',
    conditionOfGroups: 'No dice qué grupos deben cumplir la condición.',
    noFigure: 'No dice qué cifra.',
    averageOfCharges: 'Aquí no se conocen los paquetes sin ese cargo, así que no hay promedio de todos los paquetes.',
    shareOfCharges: 'Aquí no se conocen los paquetes sin ese cargo, así que no hay porcentaje de todos los paquetes.',
    notTogether: 'Las facturas no muestran juntos:',
    chargeNotThere: 'No se pueden contar paquetes por un cargo que no tienen.',
    invoicesOfShipments: 'No se pueden contar facturas por datos de envíos individuales.',
    shareAddsUp: 'Un porcentaje necesita una cifra cuyas partes se sumen.',
  },
  asksBack: {
    whichOfThese: '¿Cuál de estas quiere decir?',
    whichFigure: '¿Qué cifra quiere decir?',
    averageOfWhat: '¿El promedio de qué?',
    why: 'Las cifras muestran dónde cambió, no por qué. ¿Por qué criterio divido el cambio?',
  },
  grains: { day: 'día', week: 'semana', month: 'mes', quarter: 'trimestre', year: 'año' },
  columns: { net_amount: 'importe neto', actual_weight: 'peso real', bill_weight: 'peso facturado' },
  dateTypes: { bill_date: 'fecha de factura', pickup_date: 'fecha de envío' },
  units: { lbs: 'lb', kgs: 'kg' },
  noData: 'Sin datos',
  allDays: 'todos los días',
  share: 'Porcentaje del total',
  difference: 'Diferencia',
  change: 'Cambio',
  before: (figure) => `${figure} (antes)`,
  and: (parts) => listed('es', 'conjunction', parts),
  or: (parts) => listed('es', 'disjunction', parts),
  comma: ', ',
  packagesBy: (column) => `Paquetes por ${column}`,
  inPercentOfTotal: (figures) => `${figures} en porcentaje del total`,
  by: (groups) => `por ${groups}`,
  byDate: (period, dateType) => `${period} por ${dateType}`,
  comparedWith: (period) => `comparado con ${period}`,
  stepwise: 'cada uno comparado con el anterior',
  partOf: (filter) => `de ${filter}`,
  filter: (dimension, values, isExcluded) => `${isExcluded ? 'sin ' : ''}${dimension} ${values}`,
  condition: (figure, comparison, value) => `${figure} ${comparisons[comparison]} ${value}`,
  ranked: (count, isHighest) => `los ${count} ${isHighest ? 'mayores' : 'menores'}`,
  countOf: (dimension) => `Número de valores distintos de ${dimension}`,
  inKilograms: (figure) => `${figure} en kilogramos`,
  less: (figure, parts) => `${figure} sin ${parts}`,
  meanIn: (figure, grain) => `Promedio de ${figure} por ${grain}`,
  percentOf: (figure, whole) => `${figure} en porcentaje de ${whole}`,
  perUnit: (figure, unit) => `${figure} por unidad de ${unit}`,
  quarter: (quarter, year) => `T${quarter} ${year}`,
  year: String,
  week: (day) => `la semana del ${day}`,
  during: ({ kind, text }) => (kind === 'day' || kind === 'days' ? `(${text})` : `en ${text}`),
  nothing: (reading) => `No hay datos para: ${reading}.`,
  noFigures: 'No hay cifras para estos periodos.',
  list: (count, isOne, reading) => `${isOne ? 'Un paquete' : `${count} paquetes`}: ${reading}.`,
  single: (figures, during) =>
    `${figures.map(({ name, value }) => `${name}: ${value}`).join(', ')}${during === '' ? '' : ` ${during}`}.`,
  changed: ({ figure, group, moved, by, percent, before, now, during }) => {
    const named = group === undefined ? figure : `El mayor cambio, ${figure} de ${group}`;
    const how = { same: 'sin cambios', rose: `sube ${by}`, fell: `baja ${by}` }[moved];
    const part = percent === undefined ? '' : ` (${percent})`;
    return `${named}: ${how}${part}, de ${before} a ${now}${during === '' ? '' : ` ${during}`}.`;
  },
  trend: (figure, [first, at], [last, until], [highest, when]) =>
    `${figure}: ${first} en ${at}, ${last} en ${until}; lo más alto es ${highest} en ${when}.`,
  ranking: (figure, [first, amount], second, count) =>
    `${figure}: ${first} con ${amount}${second === undefined ? '' : `, después ${second[0]} con ${second[1]}`}${count === undefined ? '' : ` (${count} en total)`}.`,
  corrected: (typed, read) => `«${typed}» se lee como «${read}».`,
  sameDates: 'Las fechas son las de la pregunta anterior.',
  assumedDates: 'No se nombraron fechas: los últimos doce meses.',
  notDeliveryDays: 'Los días son los de la factura o el envío, no los de la entrega.',
  withoutUspsAndDhl: 'El gasto total excluye a los transportistas USPS y DHL.',
  asks: {
    byLastMonth: (figure, group) => `${figure} por ${group} el mes pasado`,
    byMonth: (figure) => `${figure} por mes este año`,
    lastQuarter: (figure) => `${figure} el trimestre pasado`,
    carrier: 'transportista',
  },
};
