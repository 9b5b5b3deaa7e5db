import { type Fact, fact } from './fact.ts';
import { totalSpend } from './total-spend.ts';

/** Shipping charge correction audit fee; on Cost Avoidance Summary and on the tab of its own. */
export const auditFee = avoidable(
  'sccAuditFee',
  'Shipping Charge Correction Audit Fee',
  'scc_audit_fee_amt',
  'The carrier’s fee for auditing shipping charges.',
);

/** Money that better data would have saved (S1 section 3, cost avoidance). */
export const costAvoidanceFacts: readonly [Fact, ...Fact[]] = [
  totalSpend,
  avoidable(
    'addressCorrection',
    'Reduce Address Correction Fees',
    'address_correction_amt',
    'What the carriers charged for corrected addresses.',
  ),
  avoidable(
    'chargeback',
    'Reduce Chargebacks and Chargeback Fee',
    'chargeback_amt',
    'Charges billed back because a collect or third-party account refused them.',
  ),
  avoidable('declaredValue', 'Avoid Declared Value', 'declared_amt', 'What declared value cost.'),
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
