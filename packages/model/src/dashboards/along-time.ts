import { totalSpend } from '../figures/total-spend.ts';
import { countsInWeight, weightNote } from '../figures/weight-facts.ts';
import { type Dashboard, dashboard } from './dashboard.ts';
import { dimensions } from './dimensions.ts';
import { figures } from './figures.ts';
import { gridFigures } from './grid-figures.ts';

const { whereClauses: spendOnly, notes: spendNotes } = totalSpend;
const ofSpend = { whereClauses: spendOnly, notes: spendNotes } as const;
const delivery = [
  figures.onTime,
  figures.late,
  figures.exception,
  figures.pendingLate,
  figures.packages,
  figures.onTimePercent,
] as const;

/** The dashboards that show figures along time. */
export const dashboardsAlongTime: readonly Dashboard[] = [
  dashboard({
    id: 60,
    name: 'Spend',
    question: 'What was billed, and for how many packages?',
    figures: [figures.amount, figures.packages, figures.costPerPackage],
    ...ofSpend,
  }),
  dashboard({
    id: 61,
    name: 'Gross, Discount and Net',
    question: 'How much of the gross price do discounts take off?',
    figures: [figures.gross, figures.discount, figures.net],
    together: ['gross', 'discount', 'net'],
    ...ofSpend,
  }),
  dashboard({
    id: 62,
    name: 'Fuel Surcharge',
    question: 'How much fuel surcharge comes on top of transportation?',
    figures: [figures.fuelPercent, figures.fuel, figures.freight],
    ...ofSpend,
  }),
  dashboard({
    id: 63,
    name: 'Spend by Carrier',
    question: 'How much was paid to each carrier?',
    dimensions: [dimensions.carrier],
    figures: [figures.amount, figures.packages],
    ...ofSpend,
  }),
  dashboard({
    id: 64,
    name: 'Spend by Account Group',
    question: 'How much does each account group spend?',
    dimensions: [dimensions.accountGroup],
    figures: [figures.amount, figures.packages],
    ...ofSpend,
  }),
  dashboard({
    id: 65,
    name: 'Weight',
    question: 'How do billed and entered pounds change over time?',
    figures: [figures.billWeight, figures.actualWeight, figures.costPerPound],
    together: ['bill_weight', 'actual_weight'],
    whereClauses: [countsInWeight],
    notes: [weightNote],
  }),
  dashboard({
    id: 66,
    name: 'Accessorials',
    question: 'Which accessorials are billed?',
    table: 'charge_level_info',
    dimensions: [dimensions.accessorial],
    figures: [figures.amount, figures.accessorialCharges],
    whereClauses: ["charge_family = 'other_accessorial'"],
    isIndependantTable: true,
    notes: ['This dashboard follows only client and dates; carrier, account and currency filters do not change it.'],
  }),
  dashboard({
    id: 67,
    name: 'Spend since the Beginning',
    question: 'What was billed since the first invoice, whatever the dates?',
    figures: [figures.amount, figures.packages],
    dates: 'all',
    ...ofSpend,
  }),
  dashboard({
    id: 68,
    name: 'Spend by Service Category',
    question: 'Which service levels are used?',
    dimensions: [dimensions.serviceCategory],
    figures: [figures.amount, figures.packages],
    ...ofSpend,
  }),
  dashboard({
    id: 70,
    name: 'Quarterly Grid',
    question: 'How do the four quarters up to the last selected day compare?',
    figures: gridFigures,
    dates: 'fourQuarters',
    ...ofSpend,
  }),
  dashboard({
    id: 71,
    name: 'Monthly Grid',
    question: 'How do the twelve months up to the last selected day compare?',
    figures: gridFigures,
    dates: 'twelveMonths',
    ...ofSpend,
  }),
  dashboard({
    id: 559,
    name: 'Spend by Service',
    question: 'How much is spent on each service?',
    dimensions: [dimensions.service],
    figures: [figures.amount, figures.packages],
    ...ofSpend,
  }),
  dashboard({
    id: 560,
    name: 'Spend by Zone',
    question: 'How far do packages travel?',
    dimensions: [dimensions.zone],
    figures: [figures.amount, figures.packages],
    ...ofSpend,
  }),
  dashboard({
    id: 566,
    name: 'Delivery',
    question: 'Do packages arrive on time?',
    figures: delivery,
    together: ['on_time', 'lates', 'exceptions', 'pending'],
  }),
  dashboard({
    id: 567,
    name: 'Delivery by Carrier',
    question: 'Which carrier keeps its promises?',
    dimensions: [dimensions.carrier],
    figures: delivery,
  }),
];
