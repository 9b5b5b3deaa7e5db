import type { Packs } from '@waybill/audit';
import type { Guaranteed, GuaranteeFlag } from '@waybill/model';
import { sql } from 'kysely';
import type { Sql } from '../dialect/sql.ts';
import { guaranteeOf } from './rules-in-sql.ts';

/**
 * What the guarantee of a package's service says, and whether its agreement or else its account claims it. Reads
 * `guarantee_row` and `agreed_guarantee`.
 */
export function guaranteeOfParcel(guaranteed: Guaranteed, packs: Packs) {
  return {
    ...guaranteeOf(
      packs,
      flagOf,
      (flag) => sql`coalesce(agreed_guarantee = 'entitled', ${entitled(guaranteed[flag])})`,
    ),
    isWaived: sql`coalesce(agreed_guarantee = 'waived', false)`,
  };
}

function flagOf(carrierId: number, service: string): GuaranteeFlag {
  if (carrierId === 1) return 'isUpsGsr';
  return /international/i.test(service) ? 'isFedexIntlGsr' : 'isFedexExpressGsr';
}

const entitled = (accounts: readonly number[]): Sql =>
  accounts.length === 0 ? sql`false` : sql`account_id in (${sql.join(accounts.map((id) => sql.lit(id)))})`;
