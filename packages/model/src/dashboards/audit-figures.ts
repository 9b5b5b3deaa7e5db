import { percentOf } from '../facts/aggregate.ts';
import { ofFindings, other, total } from './figure.ts';
import { figures } from './figures.ts';

/**
 * The figures of the audit summary (S1 section 3). Findings agree with the exceptions pages for the same clients and
 * dates; disputed is the sum of pending, credited and denied.
 */
export const auditFigures = [
  total({ ...figures.amount, name: 'total_spend' }),
  other({
    name: 'from_invoice_date',
    text: 'First Invoice',
    meaning: 'Invoice date of the earliest charge.',
    unit: 'date',
    expression: 'min(bill_date)',
  }),
  other({
    name: 'to_invoice_date',
    text: 'Last Invoice',
    meaning: 'Invoice date of the latest charge.',
    unit: 'date',
    expression: 'max(bill_date)',
  }),
  ofFindings({
    name: 'matched',
    text: 'Matched',
    meaning: 'Spend on packages for which no rule finds anything, or only findings that somebody has accepted.',
  }),
  ofFindings({
    name: 'overcharge_discrepancy',
    text: 'Overcharge',
    meaning: 'The amount at stake in all findings that nobody has accepted, whatever their outcome.',
  }),
  ofFindings({
    name: 'undercharge_discrepancy',
    text: 'Undercharge',
    meaning: 'Transportation for the pounds by which packages were billed below their actual weight.',
  }),
  ofFindings({
    name: 'disputed_amount',
    text: 'Disputed',
    meaning: 'The amount at stake in all claimed findings: pending, credited and denied.',
  }),
  ofFindings({
    name: 'pending',
    text: 'Pending',
    meaning: 'The amount at stake in claims that the carrier has not answered.',
  }),
  ofFindings({
    name: 'claims_credited',
    text: 'Claims Credited',
    meaning: 'The amount at stake in findings marked as credited.',
  }),
  ofFindings({
    name: 'denied',
    text: 'Denied',
    meaning: 'The amount at stake in claims that the carrier denied.',
  }),
  total({
    name: 'recovered',
    text: 'Recovered',
    meaning: 'Credits on invoices, from audit and claims.',
    unit: 'currency',
    expression: 'sum(audit_refund_amount)',
  }),
  total({
    name: 'client_refund',
    text: 'Client Refunds',
    meaning: 'What you recovered yourself: voids, rebates, packages never shipped, claims for loss.',
    unit: 'currency',
    expression: 'sum(client_refund_amount)',
  }),
  other({
    name: 'recovered_percent',
    text: 'Recovered Share',
    meaning: 'Recovered amount as a percentage of spend.',
    unit: 'percent',
    ...percentOf('sum(audit_refund_amount)', 'sum(net_amount)'),
  }),
] as const;
