import type { TableName } from '../columns/tables.ts';
import { accessorialCount, averageAccessorial } from './accessorial-facts.ts';
import { dimensionalTransportation, latePaymentFees, paymentProcessingFees } from './avoidable-facts.ts';
import {
  addressCorrection,
  addressCorrectionCount,
  auditFee,
  chargeback,
  declaredValue,
  shippingChargeCorrection,
} from './cost-avoidance-facts.ts';
import { latePercent, onTimePercent, trackedPackages } from './delivery-facts.ts';
import type { Fact } from './fact.ts';
import * as ofFindings from './finding-facts.ts';
import { costPerPackage, costPerPound, invoices, packages } from './packages.ts';
import { auditRefunds, clientRefunds, refundCount, refunds } from './refund-facts.ts';
import * as ofSpend from './spend-facts.ts';
import { excludedSpend, netOfAllCarriers, totalSpend } from './total-spend.ts';
import { averageZone, transitDays } from './transit-facts.ts';
import * as weights from './weight-facts.ts';

/** A figure as the assistant is asked for it. */
export interface AskedFigure extends Fact {
  /** The tables that have it. */
  readonly tables: readonly TableName[];
  /** The page that shows it. */
  readonly path: string;
}

const both = ['package_level_info', 'charge_level_info'] as const;
const packageRows = ['package_level_info'] as const;
const chargeRows = ['charge_level_info'] as const;
const dashboards = '/dashboards';
const analysis = (name: string) => `/aframe/dashboard/${name}`;

/** An average of Total Spend: of the carriers that it counts, packages that cost nothing included. */
const ofCountedCarriers = {
  whereClauses: totalSpend.whereClauses.filter((clause) => clause.startsWith('carrier_name')),
  notes: totalSpend.notes,
};

const inSpend = { path: analysis('spend'), tables: both };
const inSpendOfPackages = { path: analysis('spend'), tables: packageRows };
const inAccessorials = { path: analysis('accessorial'), tables: chargeRows };
const inRefunds = { path: analysis('refund'), tables: chargeRows };
const inScores = { path: analysis('carrierScore'), tables: packageRows };
const inWeights = { path: analysis('weight'), tables: packageRows };
const inInsight = { path: analysis('shippingInsight'), tables: packageRows };
const inFindings = { path: analysis('findings'), tables: packageRows };
const onDashboards = { path: dashboards, tables: both };
const onDashboardsOfPackages = { path: dashboards, tables: packageRows };

const figures = {
  totalSpend: { ...totalSpend, ...inSpend },
  netOfAllCarriers: { ...netOfAllCarriers, ...inSpend },
  excludedSpend: { ...excludedSpend, ...inSpend },
  publishedAmount: { ...ofSpend.publishedAmount, ...inSpend },
  transportationDiscount: { ...ofSpend.transportationDiscount, ...inSpend },
  transportation: { ...ofSpend.transportation, ...onDashboardsOfPackages },
  accessorials: { ...ofSpend.accessorials, path: analysis('accessorial'), tables: both },
  accessorialCount: { ...accessorialCount, ...inAccessorials },
  averageAccessorial: { ...averageAccessorial, ...inAccessorials },
  fuelSurcharge: { ...ofSpend.fuelSurcharge, ...inSpend },
  fuelPercent: { ...ofSpend.fuelPercent, ...onDashboardsOfPackages },
  taxesAndOtherCharges: { ...ofSpend.taxesAndOtherCharges, ...inSpend },
  tax: { ...ofSpend.tax, ...inSpendOfPackages },
  fees: { ...ofSpend.fees, ...inSpendOfPackages },
  billingAdjustments: { ...ofSpend.billingAdjustments, ...inSpendOfPackages },
  gross: { ...ofSpend.gross, ...onDashboards },
  discount: { ...ofSpend.discount, ...onDashboards },
  discountRate: { ...ofSpend.discountRate, ...onDashboards },
  packages: { ...packages, ...inSpend },
  costPerPackage: { ...costPerPackage, ...ofCountedCarriers, ...inSpendOfPackages },
  costPerPound: { ...costPerPound, ...ofCountedCarriers, ...inSpendOfPackages },
  billWeight: { ...weights.billWeight, ...inWeights },
  actualWeight: { ...weights.actualWeight, ...inWeights },
  deltaWeight: { ...weights.deltaWeight, ...inWeights },
  averageBillWeight: { ...weights.averageBillWeight, ...inWeights },
  averageActualWeight: { ...weights.averageActualWeight, ...inWeights },
  averageDeltaWeight: { ...weights.averageDeltaWeight, ...inWeights },
  trackedPackages: { ...trackedPackages, ...inScores, text: 'Packages with a Known Status' },
  onTimePercent: { ...onTimePercent, ...inScores },
  latePercent: { ...latePercent, ...inScores },
  refunds: { ...refunds, ...inRefunds },
  refundCount: { ...refundCount, ...inRefunds },
  auditRefunds: { ...auditRefunds, ...inRefunds },
  clientRefunds: { ...clientRefunds, ...inRefunds },
  addressCorrection: { ...addressCorrection, ...inInsight },
  addressCorrectionCount: { ...addressCorrectionCount, ...inInsight },
  chargeback: { ...chargeback, ...inInsight },
  declaredValue: { ...declaredValue, ...inInsight },
  sccAuditFee: { ...auditFee, ...inInsight },
  shippingChargeCorrection: { ...shippingChargeCorrection, ...inInsight },
  latePaymentFees: { ...latePaymentFees, ...inInsight },
  paymentProcessingFees: { ...paymentProcessingFees, ...inInsight },
  dimensionalTransportation: { ...dimensionalTransportation, ...inInsight },
  recoverable: { ...ofFindings.recoverable, ...inFindings },
  findingCount: { ...ofFindings.findingCount, ...inFindings },
  overcharged: { ...ofFindings.overcharged, ...inFindings },
  unproven: { ...ofFindings.unproven, ...inFindings },
  expectedSpend: { ...ofFindings.expectedSpend, ...inFindings },
  averageZone: { ...averageZone, ...onDashboardsOfPackages },
  transitDays: { ...transitDays, ...onDashboardsOfPackages },
  invoices: { ...invoices, path: '/invoices', tables: packageRows },
} satisfies Readonly<Record<string, AskedFigure>>;

/** The names of what can be measured. */
export type MeasureName = keyof typeof figures;

/** Every figure that has a name of its own: what the assistant can be asked for. */
export const allFigures: Readonly<Record<MeasureName, AskedFigure>> = figures;
