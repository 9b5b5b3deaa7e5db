import { totalSpend } from '../figures/total-spend.ts';
import { accessorialFigures } from './accessorial-figures.ts';
import { auditFigures } from './audit-figures.ts';
import { packageNote } from './counted.ts';
import { type Dashboard, dashboard } from './dashboard.ts';
import { dimensions } from './dimensions.ts';
import { figures } from './figures.ts';
import { rateFigures } from './rate-figures.ts';
import { serviceFigures } from './service-figures.ts';

const { whereClauses: spendOnly, notes: spendNotes } = totalSpend;
const accessorialsOnly = ['net_other_accessorial_amount <> 0'];
const packagesOnly = [...spendOnly, 'no_of_pkgs > 0'];
const weightNote = 'Pounds are rounded up. Other: no weight, or above 150 pounds.';
const mostMonthlyRows = 11;

/** The dashboards shown as tables. */
export const tableDashboards: readonly Dashboard[] = [
  dashboard({
    id: 72,
    name: 'Service Summary',
    question: 'How much does each service carry, what does it cost, and how long does it take?',
    view: 'table',
    dimensions: [dimensions.summarisedService],
    figures: serviceFigures,
    whereClauses: spendOnly,
    notes: [...spendNotes, 'Days from the label to delivery are not shown: invoices do not say when a label was made.'],
  }),
  dashboard({
    id: 73,
    name: 'Accessorials by Quarter',
    question: 'What did each accessorial cost in the four quarters up to the last selected day?',
    view: 'comparison',
    table: 'charge_level_info',
    dimensions: [dimensions.accessorial],
    figures: accessorialFigures,
    whereClauses: accessorialsOnly,
    dates: 'fourQuarters',
  }),
  dashboard({
    id: 74,
    name: 'Accessorials by Month',
    question: 'What did the largest accessorials cost in the twelve months up to the last selected day?',
    view: 'comparison',
    table: 'charge_level_info',
    dimensions: [dimensions.accessorial],
    figures: accessorialFigures,
    whereClauses: accessorialsOnly,
    dates: 'twelveMonths',
    mostRows: mostMonthlyRows,
  }),
  dashboard({
    id: 75,
    name: 'Weight and Zone',
    question: 'How heavy are packages, and how far do they travel?',
    view: 'matrix',
    dimensions: [dimensions.weightBreak, dimensions.zoneGroup],
    figures: [figures.packages, figures.amount, figures.costPerPackage],
    whereClauses: packagesOnly,
    notes: [...spendNotes, weightNote, packageNote],
  }),
  dashboard({
    id: 76,
    name: 'Rate Card',
    question: 'What did a package of each weight and zone actually cost?',
    view: 'matrix',
    dimensions: [dimensions.weightBreak, dimensions.zoneGroup],
    figures: rateFigures,
    whereClauses: packagesOnly,
    notes: [
      ...spendNotes,
      'These are averages of what was billed, not the prices of an agreement with a carrier.',
      weightNote,
      packageNote,
    ],
  }),
  dashboard({
    id: 77,
    name: 'Carrier Scoring',
    question: 'How many packages arrived on time, late or excused, and how many are overdue?',
    view: 'table',
    dimensions: [dimensions.carrier],
    figures: [
      figures.packages,
      figures.onTime,
      figures.late,
      figures.exception,
      figures.pendingLate,
      figures.onTimePercent,
    ],
    whereClauses: ['no_of_pkgs > 0'],
    notes: ['Packages whose status is unknown count in Packages alone.'],
  }),
  dashboard({
    id: 78,
    name: 'Audit Summary',
    question: 'What did each carrier invoice, what is wrong with it, and what was refunded?',
    view: 'table',
    table: 'charge_level_info',
    dimensions: [dimensions.auditedCarrier],
    figures: auditFigures,
    whereClauses: spendOnly.filter((clause) => clause.startsWith('carrier_name')),
    notes: [
      ...spendNotes,
      'Overcharge, undercharge and claims come from the rules and claims of the exceptions. A package found by two rules counts under both.',
    ],
  }),
];
