import type { LookupSource, TrackingLookup } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';

/** Records who looked up which tracking numbers, and how many were found. */
export async function recordLookup(
  settings: Settings,
  { tenantId, userId }: SignedInUser,
  at: Date,
  lookup: { readonly source: LookupSource; readonly numbers: readonly string[]; readonly found: number },
): Promise<void> {
  const { source, numbers, found } = lookup;
  await settings
    .insertInto('tracking_lookup')
    .values({
      tenant_id: tenantId,
      user_id: userId,
      at,
      source,
      numbers: numbers.join(' '),
      asked: numbers.length,
      found,
    })
    .execute();
}

interface LookupFilters {
  readonly own: boolean;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const isoMoment = sql<string>`to_char(tracking_lookup.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The look-ups that a user may see: their own, for internal users all of their tenant. */
export function visibleLookups(settings: Settings, user: SignedInUser, { own, from, to }: LookupFilters) {
  return settings
    .selectFrom('tracking_lookup')
    .innerJoin('user_account', 'user_account.id', 'tracking_lookup.user_id')
    .select([
      'tracking_lookup.id',
      'user_account.login',
      'tracking_lookup.source',
      'tracking_lookup.numbers',
      'tracking_lookup.asked',
      'tracking_lookup.found',
      isoMoment.as('at'),
    ])
    .where('tracking_lookup.tenant_id', '=', user.tenantId)
    .$if(own || !user.internal, (query) => query.where('tracking_lookup.user_id', '=', user.userId))
    .$if(from !== undefined, (query) =>
      query.where(sql<boolean>`tracking_lookup.at >= (${from ?? ''}::date::timestamp at time zone 'UTC')`),
    )
    .$if(to !== undefined, (query) =>
      query.where(sql<boolean>`tracking_lookup.at < ((${to ?? ''}::date + 1)::timestamp at time zone 'UTC')`),
    );
}

const mostShown = 5;

interface LookupRow extends Omit<TrackingLookup, 'numbers' | 'source'> {
  readonly numbers: string;
  readonly source: string;
}

/** A row of `visibleLookups` as the contract shows it, with the first of its numbers. */
export const presentLookup = ({ numbers, source, ...row }: LookupRow): TrackingLookup => ({
  ...row,
  id: Number(row.id),
  source: source === 'search' ? 'search' : 'page',
  numbers: numbers.split(' ').slice(0, mostShown),
});
