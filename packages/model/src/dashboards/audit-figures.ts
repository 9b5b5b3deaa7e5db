import { other, percentOf, total } from './figure.ts';
import { figures } from './figures.ts';

/** The figures of the audit summary (S1 section 3) that invoices can tell. */
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
  total({
    name: 'recovered',
    text: 'Recovered',
    meaning: 'What came back through audit and claims.',
    unit: 'currency',
    expression: 'sum(audit_refund_amount)',
  }),
  total({
    name: 'client_refund',
    text: 'Client Refunds',
    meaning: 'What you got back yourself: voids, rebates, packages never shipped, claims for loss.',
    unit: 'currency',
    expression: 'sum(client_refund_amount)',
  }),
  other({
    name: 'recovered_percent',
    text: 'Recovered Share',
    meaning: 'Recovered in percent of the spend.',
    unit: 'percent',
    expression: percentOf('sum(audit_refund_amount)', 'sum(net_amount)'),
  }),
] as const;
