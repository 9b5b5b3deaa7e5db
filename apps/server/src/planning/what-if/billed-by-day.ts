import { type DateRange, dateWhereClause } from '@waybill/model';
import { compileDataQuery, type Scope } from '@waybill/query';
import { longQuery, mostRowsOfContainer } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';

/** What a carrier billed to a client on an invoice date. */
export interface BilledDay {
  readonly clientId: number;
  readonly carrierId: number;
  readonly carrier: string;
  readonly day: string;
  readonly accounts: readonly string[];
  readonly packages: number;
}

type Row = Record<'CLIENT' | 'CARRIER' | 'NAME' | 'ACCOUNT' | 'DAY' | 'PACKAGES', string | number | null>;

/** The invoice dates of the period with packages, the newest first. */
export async function billedByDay(
  { warehouse }: Pick<Services, 'warehouse'>,
  scope: Scope,
  { days, where }: { readonly days: DateRange; readonly where: readonly string[] },
): Promise<readonly BilledDay[]> {
  const groups = ['client_id', 'carrier_id', 'carrier_name', 'account_number', 'bill_date'];
  const query = {
    selectColumnNames: [
      'client_id as client',
      'carrier_id as carrier',
      'carrier_name as name',
      'account_number as account',
      'bill_date as day',
      'count(*) as packages',
    ],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [...where, dateWhereClause('bill_date', days), "row_kind = 'package'"],
    groupByDetails: groups,
    orderByDetails: ['day desc', 'client', 'carrier', 'account'],
  };
  const rows = await warehouse.rows<Row>(compileDataQuery(query, { scope }), {
    ...longQuery,
    maxRows: mostRowsOfContainer,
  });
  const byDay = Map.groupBy(rows, ({ DAY, CLIENT, CARRIER }) => `${DAY} ${CLIENT} ${CARRIER}`);
  return [...byDay.values()].flatMap((accounts) => {
    const [first] = accounts;
    if (first === undefined) return [];
    return {
      clientId: Number(first.CLIENT),
      carrierId: Number(first.CARRIER),
      carrier: String(first.NAME),
      day: String(first.DAY),
      accounts: accounts.map(({ ACCOUNT }) => String(ACCOUNT)),
      packages: accounts.reduce((sum, { PACKAGES }) => sum + Number(PACKAGES), 0),
    };
  });
}
