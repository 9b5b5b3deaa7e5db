import type { AlertRule } from '@waybill/contract';

/** An alert that users take as it is. */
export interface AlertTemplate {
  /** Stable name, used in stored alerts. */
  readonly name: string;
  /** What it is called on screen. */
  readonly text: string;
  /** When it tells, in one sentence. */
  readonly meaning: string;
  readonly rule: AlertRule;
}

const band = (figure: string, side: 'above' | 'below' | 'either' = 'above'): AlertRule => ({
  kind: 'band',
  figure,
  side,
});

/** The templates, what most shippers want first. */
export const alertTemplates = [
  {
    name: 'costPerPackage',
    text: 'Cost per package rises',
    meaning: 'A week costs more per package than comparable weeks before it.',
    rule: band('costPerPackage'),
  },
  {
    name: 'spend',
    text: 'Spend is unusual',
    meaning: 'A week’s invoices of all carriers are outside what comparable weeks came to.',
    rule: band('netOfAllCarriers', 'either'),
  },
  {
    name: 'accessorials',
    text: 'Accessorials jump',
    meaning: 'A week has more accessorial charges, in dollars, than comparable weeks.',
    rule: band('accessorials'),
  },
  {
    name: 'newCharge',
    text: 'A new charge appears',
    meaning: 'A carrier bills a charge that it has never billed this client before.',
    rule: { kind: 'newCharge', atLeast: 0 },
  },
  {
    name: 'fuel',
    text: 'Fuel share changes',
    meaning: 'Fuel is a larger or smaller part of transportation than in the weeks before.',
    rule: band('fuelPercent', 'either'),
  },
  {
    name: 'discount',
    text: 'Discount changes',
    meaning: 'Discounts are a larger or smaller part of gross than in the weeks before.',
    rule: band('discountRate', 'either'),
  },
  {
    name: 'dimensional',
    text: 'More is billed by size',
    meaning: 'A larger part of transportation than usual is for packages billed above their weight.',
    rule: band('dimensionalShare'),
  },
  {
    name: 'onTime',
    text: 'On-time deliveries drop',
    meaning: 'A smaller part of the packages than usual arrived on time.',
    rule: band('onTimePercent', 'below'),
  },
  {
    name: 'missingInvoice',
    text: 'An expected invoice is missing',
    meaning: 'An account that is billed regularly has not been billed when it should have been.',
    rule: { kind: 'missingInvoice' },
  },
  {
    name: 'claims',
    text: 'Claims are about to expire',
    meaning: 'Within seven days, money can no longer be claimed back from carriers.',
    rule: { kind: 'claims', atLeast: 0 },
  },
  {
    name: 'budget',
    text: 'A budget is exceeded',
    meaning: 'The invoices of a month come to more than the budget of the client and its sub-clients.',
    rule: { kind: 'budget' },
  },
  {
    name: 'tier',
    text: 'A tier is at risk',
    meaning: 'The revenue that an agreement counts falls below its tier, or comes within 5% of the next.',
    rule: { kind: 'tier' },
  },
] as const satisfies readonly AlertTemplate[];

/** The template of that name; undefined for alerts that users made themselves. */
export const findAlertTemplate = (name: string): AlertTemplate | undefined =>
  alertTemplates.find((each) => each.name === name);
