import type { CalendarDay } from '@waybill/model';
import { type Packs, packIn } from '../packs/pack.ts';
import type { PackRow } from '../packs/pack-kinds.ts';
import { inEffect } from './in-effect.ts';

/** A carrier's promise to refund late packages, as of a ship date. */
export interface Guarantee {
  readonly isSuspended: boolean;
  readonly refundsFuel: boolean;
  /** Whether minutes after the promised time count as late, or only days. */
  readonly lateBy: 'time' | 'day';
  readonly graceMinutes: number;
  /** Names of charges; a package with one of them has no guarantee. */
  readonly excludes: readonly string[];
  readonly source: string;
  readonly isSecondHand: boolean;
  /** The pack that says so. */
  readonly version: string;
}

/** The guarantee of a service on its ship date; undefined if no pack knows. */
export function guaranteeOf(
  packs: Packs,
  carrierId: number,
  service: string,
  shipDate: CalendarDay,
): Guarantee | undefined {
  const [row] = inEffect(packs, carrierId, 'guarantees', shipDate, { service });
  if (row === undefined) return undefined;
  const excluded = inEffect(packs, carrierId, 'guarantee-exclusions', shipDate, { service });
  return {
    isSuspended: row.state === 'suspended',
    refundsFuel: row.refunds === 'transportation and fuel',
    lateBy: row.late_by,
    graceMinutes: row.grace_minutes,
    excludes: [...new Set(excluded.map(({ charge }) => charge))],
    source: row.source,
    isSecondHand: row.second_hand,
    version: packIn(packs, carrierId, 'guarantees')?.version ?? '',
  };
}

/** When a service promises to deliver; undefined if no pack knows. */
export function commitmentOf(
  packs: Packs,
  carrierId: number,
  { service, receiver, day }: { readonly service: string; readonly receiver: string; readonly day: CalendarDay },
): PackRow<'commitments'> | undefined {
  return inEffect(packs, carrierId, 'commitments', day, { service, receiver })[0];
}
