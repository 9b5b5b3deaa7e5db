import type { FindingRow } from '../exceptions/finding-rows.ts';

/** A finding with a deadline, as the warehouse answers it. */
export type DeadlineRow = Pick<
  FindingRow,
  'id' | 'rule' | 'client_id' | 'carrier_name' | 'invoice_number' | 'tracking_number' | 'amount'
> & { readonly claim_by: string };

/** A package with all that expires of it. */
export interface ExpiringPackage {
  /** Its tracking number, or that of the invoice if it has none. */
  readonly number: string;
  readonly carrierName: string;
  readonly cents: number;
  /** The earliest day by which something of it must be claimed. */
  readonly claimBy: string;
}

/** What findings come to, in whole cents, and in how many packages. */
export interface DeadlineTally {
  readonly cents: number;
  readonly packages: number;
  /** The day by which all of it must be claimed; null if there is none. */
  readonly lastDay: string | null;
  readonly largest: readonly ExpiringPackage[];
}

const mostNamed = 5;

/** Adds findings up by package; one without a tracking number counts as a package of its own. */
export function tallyDeadlines(rows: readonly DeadlineRow[]): DeadlineTally {
  const packages = [
    ...Map.groupBy(rows, (row) => `${row.client_id} ${row.carrier_name} ${row.tracking_number ?? row.id}`).values(),
  ].map(packageOf);
  return {
    cents: packages.reduce((sum, { cents }) => sum + cents, 0),
    packages: packages.length,
    lastDay:
      rows
        .map((row) => row.claim_by)
        .toSorted()
        .at(-1) ?? null,
    largest: packages.toSorted(largestFirst).slice(0, mostNamed),
  };
}

function packageOf(rows: readonly DeadlineRow[]): ExpiringPackage {
  const [first] = rows;
  return {
    number: first?.tracking_number ?? first?.invoice_number ?? '',
    carrierName: first?.carrier_name ?? '',
    cents: rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0),
    claimBy: rows.map((row) => row.claim_by).toSorted()[0] ?? '',
  };
}

const largestFirst = (one: ExpiringPackage, other: ExpiringPackage): number =>
  other.cents - one.cents || one.claimBy.localeCompare(other.claimBy) || one.number.localeCompare(other.number);
