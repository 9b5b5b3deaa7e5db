import { percentOf } from '../figures/aggregate.ts';
import { auditRefunds, clientRefunds } from '../figures/refund-facts.ts';
import { spend } from '../figures/spend-facts.ts';
import { figureOf, ofFindings, other } from './figure.ts';

/**
 * The figures of the audit summary (S1 section 3). Findings agree with the exceptions pages for the same clients and
 * dates; disputed is the sum of pending, credited and denied.
 */
export const auditFigures = [
  figureOf('total_spend', spend),
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
    meaning:
      'Spend without what was billed too much: certain and likely findings that can be claimed, and filed claims.',
  }),
  ofFindings({
    name: 'overcharge_discrepancy',
    text: 'Overcharge',
    meaning:
      'What was billed too much by certain and likely findings that can be claimed, and by filed claims, whatever their outcome.',
  }),
  ofFindings({
    name: 'undercharge_discrepancy',
    text: 'Undercharge',
    meaning: 'Transportation for the pounds by which packages were billed below their actual weight.',
  }),
  ofFindings({
    name: 'disputed_amount',
    text: 'Disputed',
    meaning: 'What was billed too much in all filed claims: pending, credited and denied.',
  }),
  ofFindings({
    name: 'pending',
    text: 'Pending',
    meaning: 'What is still open in filed claims that the carrier has not denied.',
  }),
  ofFindings({
    name: 'claims_credited',
    text: 'Claims Credited',
    meaning: 'Credits received for filed claims.',
  }),
  ofFindings({
    name: 'denied',
    text: 'Denied',
    meaning: 'What the carrier denied in filed claims.',
  }),
  figureOf('recovered', auditRefunds, { text: 'Recovered', meaning: 'Credits on invoices, from audit and claims.' }),
  figureOf('client_refund', clientRefunds, {
    text: 'Client Refunds',
    meaning: 'What you recovered yourself: voids, rebates, packages never shipped, claims for loss.',
  }),
  other({
    name: 'recovered_percent',
    text: 'Recovered Share',
    meaning: 'Recovered amount as a percentage of spend.',
    unit: 'percent',
    ...percentOf('sum(audit_refund_amount)', 'sum(net_amount)'),
  }),
] as const;
