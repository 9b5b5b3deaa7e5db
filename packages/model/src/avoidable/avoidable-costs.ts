/** The source of an avoidable cost's amount, and of the rows behind it. */
export type AvoidableSource =
  | { readonly kind: 'fact'; readonly fact: string }
  | { readonly kind: 'accessorial'; readonly accessorial: string };

/** A cost that a shipper can avoid or lower, and how. */
export interface AvoidableCost {
  readonly key: string;
  readonly text: string;
  readonly advice: string;
  readonly source: AvoidableSource;
}

const billed = (fact: string, text: string, advice: string): AvoidableCost => ({
  key: fact,
  text,
  advice,
  source: { kind: 'fact', fact },
});

const extra = (accessorial: string, text: string, advice: string): AvoidableCost => ({
  key: accessorial,
  text,
  advice,
  source: { kind: 'accessorial', accessorial },
});

/** What carriers bill that can be avoided or lowered. No amount is in two of them. */
export const avoidableCosts: readonly AvoidableCost[] = [
  billed('addressCorrection', 'Address corrections', 'Check addresses before labels are printed.'),
  billed(
    'shippingChargeCorrection',
    'Corrections of weight, size or service',
    'Weigh and measure every package, and send the true figures with the label.',
  ),
  billed('chargeback', 'Chargebacks', 'Check account numbers of collect and third-party shipments before shipping.'),
  billed('declaredValue', 'Declared value', 'Declare value only where it exceeds what your own insurance covers.'),
  billed('sccAuditFee', 'Audit fees for corrections', 'They disappear once weight and size no longer need correcting.'),
  billed('latePaymentFees', 'Late payment fees', 'Pay invoices before they are due.'),
  billed(
    'paymentProcessingFees',
    'Payment processing fees',
    'Agree on a way of paying that the carrier does not charge for.',
  ),
  extra('Residential', 'Residential delivery', 'Offer pickup points, and negotiate the surcharge for your volume.'),
  extra(
    'Additional handling',
    'Additional handling',
    'Change the packaging of the packages that are billed most often.',
  ),
  extra('Large package', 'Large packages', 'Split them or send them as freight.'),
  extra(
    'Delivery area',
    'Delivery area surcharges',
    'Use a postal or regional carrier for the areas billed most often.',
  ),
  extra('Signature', 'Signatures', 'Ask for a signature only where the value demands it.'),
  extra('Demand', 'Demand surcharges', 'Ship before the peak season, or agree on a cap.'),
  extra('Saturday', 'Saturday service', 'Ship a day earlier where Saturday delivery is not needed.'),
  extra('Third party billing', 'Third-party billing', 'Bill to the sender’s account.'),
];
