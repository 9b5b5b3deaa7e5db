/** The pages of the dashboards (S1 section 2), by the names that stand in the addresses of the data calls. */
export const pageNames = [
  'overview',
  'spend',
  'carrierScore',
  'refund',
  'accessorial',
  'weight',
  'shippingInsight',
  'starburst',
  'distributionmap',
  'comparison',
  'dashboards',
] as const;
export type PageName = (typeof pageNames)[number];

const comparisonTabNames = [
  'comparisonSpend',
  'comparisonCarrierScore',
  'comparisonRefund',
  'comparisonAccessorial',
  'comparisonWeight',
] as const;
const shippingInsightTabNames = ['costAvoidanceSummary', 'nextDayEarlyAm', 'sccAuditFee'] as const;
export type TabName = (typeof comparisonTabNames)[number] | (typeof shippingInsightTabNames)[number];
