import type { DataRow } from '@waybill/contract';
import { percentage } from '@waybill/model';

/** The packages of a ZIP area, by its three digits (none if rows have no postal code), and its percent of all. */
export interface AreaPackages {
  readonly digits: string;
  readonly packages: number;
  readonly share: number;
}

/** The ZIP areas, largest first. */
export function prepareDistribution(rows: readonly DataRow[]): readonly AreaPackages[] {
  const total = rows.reduce((sum, { VALUE }) => sum + Number(VALUE ?? 0), 0);
  return rows.map(({ NAME, VALUE }) => ({
    digits: String(NAME ?? ''),
    packages: Number(VALUE ?? 0),
    share: percentage(Number(VALUE ?? 0), total) ?? 0,
  }));
}
