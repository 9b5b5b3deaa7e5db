import { type Fact, fact } from './fact.ts';
import { totalSpend } from './total-spend.ts';

/** Shipping charge correction audit fee; on Cost Avoidance Summary and on the tab of its own. */
export const auditFee = avoidable(
  'sccAuditFee',
  'Shipping Charge Correction Audit Fee',
  'scc_audit_fee_amt',
  'The carrier’s fee for auditing shipping charges.',
);

export const addressCorrection = avoidable(
  'addressCorrection',
  'Address Correction Fees',
  'address_correction_amt',
  'What the carriers charged for corrected addresses.',
);

export const addressCorrectionCount = fact({
  key: 'addressCorrectionCount',
  text: 'Number of Address Corrections',
  meaning: 'How many packages the carriers charged a corrected address for.',
  unit: 'number',
  measure: { sum: 'case when address_correction_amt <> 0 then 1 else 0 end' },
  whereClauses: [],
});

export const chargeback = avoidable(
  'chargeback',
  'Chargebacks',
  'chargeback_amt',
  'Charges billed back because a collect or third-party account refused them.',
);

export const declaredValue = avoidable('declaredValue', 'Declared Value', 'declared_amt', 'What declared value cost.');

/** Money that better data would have saved, named for what to do (S1 section 3, cost avoidance). */
export const costAvoidanceFacts: readonly [Fact, ...Fact[]] = [
  totalSpend,
  { ...addressCorrection, text: 'Reduce Address Correction Fees' },
  { ...chargeback, text: 'Reduce Chargebacks and Chargeback Fee' },
  { ...declaredValue, text: 'Avoid Declared Value' },
  auditFee,
];

/** Corrections of weight, size or service after the carrier's audit. */
export const shippingChargeCorrection = avoidable(
  'shippingChargeCorrection',
  'Shipping Charge Corrections',
  'shipping_charge_correction_amt',
  'Corrections of weight, size or service after the carrier’s audit.',
);

function avoidable(key: string, text: string, column: string, meaning: string): Fact {
  return fact({ key, text, meaning, unit: 'currency', measure: { sum: column }, whereClauses: [`${column} <> 0`] });
}
