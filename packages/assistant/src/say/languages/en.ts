import type { Sentences } from '../sentences.ts';
import { listed } from './listed.ts';

const comparisons = {
  more: 'more than',
  less: 'less than',
  atLeast: 'at least',
  atMost: 'at most',
  equal: 'exactly',
} as const;

/** English. */
export const en: Sentences = {
  locale: 'en-US',
  reasons: {
    unplaced: 'It has words that I cannot place.',
    future: 'It asks for days to come. Invoices tell only what has been billed.',
    averageOfWhat: 'It does not say over what to take the average: for each package, or in a month, for example.',
    notCountable: 'It can be added up, but not counted.',
    apart: 'It names several figures without saying how they belong together.',
    manyPeriods: 'It names more than two periods. Ask by month, quarter or year instead.',
    compareWithWhat: 'It does not say what to compare with.',
    differentKinds: 'It compares things of different kinds.',
    twoPeriods: 'It names two periods and does not say whether to compare them.',
    rankOfWhat: 'It does not say of what the highest or lowest is meant.',
    shareOfWhat: 'It does not say a share of what, or by what.',
    differenceOfGroups: 'I cannot subtract one group from another. Ask to compare them instead.',
    conditionOfGroups: 'It does not say which groups have to meet the condition.',
    noFigure: 'It does not say which figure.',
    averageOfCharges: 'Packages without such a charge are not known here, so there is no average of all packages.',
    shareOfCharges: 'Packages without such a charge are not known here, so there is no share of all packages.',
    notTogether: 'Invoices do not tell these together:',
    chargeNotThere: 'Packages cannot be counted by a charge that they do not have.',
    invoicesOfShipments: 'Invoices cannot be counted by what single shipments tell.',
    shareAddsUp: 'A share needs a figure whose parts add up.',
  },
  asksBack: {
    whichOfThese: 'Which of these do you mean?',
    whichFigure: 'Which figure do you mean?',
    averageOfWhat: 'The average of what?',
    why: 'The figures show where it changed, not why. By what shall I split the change?',
  },
  grains: { day: 'day', week: 'week', month: 'month', quarter: 'quarter', year: 'year' },
  columns: { net_amount: 'net amount', actual_weight: 'actual weight', bill_weight: 'bill weight' },
  dateTypes: { bill_date: 'invoice date', pickup_date: 'ship date' },
  units: { lbs: 'lbs', kgs: 'kgs' },
  noData: 'No data',
  allDays: 'all days',
  share: 'Share of Total',
  difference: 'Difference',
  change: 'Change',
  before: (figure) => `${figure} before`,
  and: (parts) => parts.join(' and '),
  or: (parts) => listed('en-US', 'disjunction', parts),
  comma: ', ',
  packagesBy: (column) => `Packages by ${column}`,
  inPercentOfTotal: (figures) => `${figures} in percent of the total`,
  by: (groups) => `by ${groups}`,
  byDate: (period, dateType) => `${period} by ${dateType}`,
  comparedWith: (period) => `compared with ${period}`,
  stepwise: 'each compared with the one before',
  partOf: (filter) => `of ${filter}`,
  filter: (dimension, values, isExcluded) => `${isExcluded ? 'without ' : ''}${dimension} ${values}`,
  condition: (figure, comparison, value) => `${figure} ${comparisons[comparison]} ${value}`,
  ranked: (count, isHighest) => `the ${isHighest ? 'highest' : 'lowest'} ${count}`,
  countOf: (dimension) => `Number of different values of ${dimension}`,
  inKilograms: (figure) => `${figure} in kilograms`,
  less: (figure, parts) => `${figure} without ${parts}`,
  meanIn: (figure, grain) => `Average ${figure} in a ${grain}`,
  percentOf: (figure, whole) => `${figure} in percent of ${whole}`,
  perUnit: (figure, unit) => `${figure} for each unit of ${unit}`,
  quarter: (quarter, year) => `Q${quarter} ${year}`,
  year: String,
  week: (day) => `the week of ${day}`,
  during: ({ kind, text }) => (kind === 'day' ? `on ${text}` : kind === 'days' ? `from ${text}` : `in ${text}`),
  nothing: (reading) => `There is nothing for: ${reading}.`,
  noFigures: 'There are no figures for these periods.',
  list: (count, isOne, reading) => `${isOne ? 'One package' : `${count} packages`}: ${reading}.`,
  single: (figures, during) =>
    `${figures.map(({ name, value }) => `${name} ${value}`).join(', ')}${during === '' ? '' : ` ${during}`}.`,
  changed: ({ figure, group, moved, by, percent, before, now, during }) => {
    const most = group === undefined ? '' : 'The largest change: ';
    const named = group === undefined ? figure : `${figure} for ${group}`;
    const how = moved === 'same' ? 'is the same' : `${moved} by ${by}${percent === undefined ? '' : ` (${percent})`}`;
    return `${most}${named} ${how}, from ${before} to ${now}${during === '' ? '' : ` ${during}`}.`;
  },
  trend: (figure, [first, at], [last, until], [highest, when]) =>
    `${figure}: ${first} in ${at}, ${last} in ${until}; the highest is ${highest} in ${when}.`,
  ranking: (figure, [first, amount], second, count) =>
    `${figure}: ${first} with ${amount}${second === undefined ? '' : `, then ${second[0]} with ${second[1]}`}${count === undefined ? '' : ` (${count} in all)`}.`,
  corrected: (typed, read) => `‘${typed}’ is read as ‘${read}’.`,
  sameDates: 'The dates are those of the question before.',
  assumedDates: 'No dates were named: the last twelve months.',
  notDeliveryDays: 'The days are those of the invoice or shipment, not of delivery.',
  withoutUspsAndDhl: 'Total Spend excludes USPS and DHL carriers.',
  asks: {
    byLastMonth: (figure, group) => `${figure} by ${group} last month`,
    byMonth: (figure) => `${figure} by month this year`,
    lastQuarter: (figure) => `${figure} last quarter`,
    carrier: 'carrier',
  },
};
