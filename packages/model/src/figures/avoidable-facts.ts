import { isBilledBySize } from './billed-by-size.ts';
import { shippingChargeCorrection } from './cost-avoidance-facts.ts';
import { type Fact, fact } from './fact.ts';

/** Transportation of the packages that are billed above their weight. */
export const dimensionalTransportation = fact({
  key: 'dimensionalTransportation',
  text: 'Transportation Billed by Size',
  meaning: 'Transportation, after discounts, of packages that are billed at least a pound above their weight.',
  unit: 'currency',
  measure: { sum: 'net_transportation_amount' },
  whereClauses: [isBilledBySize, 'net_transportation_amount <> 0'],
});

export const latePaymentFees = fee(
  'latePaymentFees',
  'Late Payment Fees',
  "charge_description ilike 'late %' or charge_description ilike '% late %'",
  'What carriers charged for invoices that were paid late.',
);

export const paymentProcessingFees = fee(
  'paymentProcessingFees',
  'Payment Processing Fees',
  "charge_description ilike '%payment processing%'",
  'What carriers charged for processing payments.',
);

/** Avoidable costs that are not facts of Cost Avoidance Summary; links open their rows. */
export const avoidableFacts: readonly Fact[] = [
  shippingChargeCorrection,
  latePaymentFees,
  paymentProcessingFees,
  dimensionalTransportation,
];

function fee(key: string, text: string, condition: string, meaning: string): Fact {
  return fact({
    key,
    text,
    meaning,
    unit: 'currency',
    measure: { sum: 'net_fee_amount' },
    whereClauses: [condition, 'net_fee_amount <> 0'],
  });
}
