import type { LedgerReportName } from '@waybill/contract';

/** A report about claims and credits. */
export interface LedgerReport {
  readonly name: LedgerReportName;
  readonly label: string;
  /** What its rows are, and what its days mean. */
  readonly meaning: string;
  /** The page that shows the same figures, below which it is ordered. */
  readonly page: '/recoveries' | '/claims';
}

/** The reports about claims and credits, in the order in which they are offered. */
export const ledgerReports: readonly LedgerReport[] = [
  {
    name: 'carriers',
    label: 'Recoveries by carrier and rule',
    meaning:
      'Claims filed on these days: expected and recovered, still due, how many were denied and why, and the usual days to a credit.',
    page: '/recoveries',
  },
  {
    name: 'claims',
    label: 'Claims and what came of them',
    meaning: 'Each claim filed on these days, with what was claimed, recovered and is still due.',
    page: '/recoveries',
  },
  {
    name: 'credits',
    label: 'Credits and what they answer',
    meaning: 'Each credit on the invoices of these days, with the claims that it was allocated to.',
    page: '/recoveries',
  },
  {
    name: 'months',
    label: 'Recovered by month',
    meaning: 'Credits on the invoices of these days by month and carrier, for claims and without one.',
    page: '/recoveries',
  },
  {
    name: 'ageing',
    label: 'Open claims by age',
    meaning: 'What is still due of claims filed on these days, by carrier and days since filing.',
    page: '/recoveries',
  },
  {
    name: 'findings',
    label: 'Claims inbox',
    meaning: 'The findings of the inbox that fit its filters, on the invoices of these days.',
    page: '/claims',
  },
];

/** A report about claims and credits by its name. */
export function findLedgerReport(name: LedgerReportName): LedgerReport {
  const found = ledgerReports.find((each) => each.name === name);
  if (found === undefined) throw new RangeError(`There is no report ${name}.`);
  return found;
}
