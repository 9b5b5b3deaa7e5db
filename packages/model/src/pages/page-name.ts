/** The pages of the dashboards (S1 section 2), by the names that are in the addresses of the data calls. */
export const pageNames = [
  'overview',
  'spend',
  'carrierScore',
  'refund',
  'accessorial',
  'weight',
  'shippingInsight',
  'findings',
  'starburst',
  'distributionmap',
  'comparison',
  'dashboards',
] as const;
/** `invoice` is the grid of one carrier invoice. It makes data calls like a page, but is not in the menu. */
export type PageName = (typeof pageNames)[number] | 'invoice';

const comparisonTabNames = [
  'comparisonSpend',
  'comparisonCarrierScore',
  'comparisonRefund',
  'comparisonAccessorial',
  'comparisonWeight',
  'comparisonFindings',
] as const;
const shippingInsightTabNames = ['costAvoidanceSummary', 'nextDayEarlyAm', 'sccAuditFee'] as const;
/** A tab of the comparison page or of Shipping Insight, by its name in the addresses of the data calls. */
export type TabName = (typeof comparisonTabNames)[number] | (typeof shippingInsightTabNames)[number];
