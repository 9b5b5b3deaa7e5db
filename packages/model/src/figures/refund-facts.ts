import { type Fact, fact } from './fact.ts';

export const refunds = refunded('total_refund_amount', {
  key: 'total',
  text: 'Total Refund Amount',
  meaning: 'All money refunded: audit refunds and client refunds.',
});

export const auditRefunds = refunded('audit_refund_amount', {
  key: 'audit',
  text: 'Audit Refund Amount',
  meaning: 'Money recovered through audits and claims.',
});

export const clientRefunds = refunded('client_refund_amount', {
  key: 'client',
  text: 'Client Refund Amount',
  meaning: 'Money that the client recovered without an audit: voids, rebates, claims for loss or damage.',
});

/** The facts of Refund Analysis (S1 section 3). */
export const refundFacts: readonly [Fact, ...Fact[]] = [refunds, auditRefunds, clientRefunds];

export const refundCount = fact({
  key: 'refundCount',
  text: 'Number of Refunds',
  meaning: 'How many charges were refunded.',
  unit: 'number',
  measure: { sum: 'case when audit_refund_amount + client_refund_amount <> 0 then 1 else 0 end' },
  whereClauses: [],
});

function refunded(sum: string, named: Pick<Fact, 'key' | 'text' | 'meaning'>): Fact {
  return fact({ ...named, unit: 'currency', measure: { sum }, whereClauses: [`${sum} <> 0`] });
}
