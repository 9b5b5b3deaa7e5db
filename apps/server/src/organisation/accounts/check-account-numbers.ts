import type { AccountHolder, AccountVerdict, CheckedAccountNumber } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { billedAccountsQuery, fitsAccountFormat, plainAccountNumber } from '@waybill/model';
import { compileDataQuery, scopeToAll } from '@waybill/query';
import type { Warehouse } from '@waybill/warehouse';
import type { ReadableClient } from '../../identity/access/readable-clients.ts';
import { queryTimeoutMs } from '../../platform/query-limits.ts';

interface Asked {
  readonly number: string;
  readonly carrierId: number | null;
}

interface BilledRow extends Record<string, string | number> {
  readonly CLIENT_ID: number;
  readonly CARRIER_ID: number;
  readonly CARRIER_NAME: string;
  readonly ACCOUNT_NUMBER: string;
  readonly LAST_BILLED: string;
  readonly INVOICES: number;
  readonly NET: number;
}

interface Sources {
  readonly settings: Settings;
  readonly warehouse: Warehouse;
  readonly readable: readonly ReadableClient[];
  readonly signal: AbortSignal;
}

/** What accounts and invoices of the readable clients contain about each number, in the order given. */
export async function checkAccountNumbers(asked: readonly Asked[], sources: Sources): Promise<CheckedAccountNumber[]> {
  const plain = asked.map(({ number }) => plainAccountNumber(number));
  const holders = await holdersOf([...new Set(plain)], sources);
  const firstPlaces = new Map<string, number>();
  return asked.map(({ number: given, carrierId }, place) => {
    const number = plain[place] ?? '';
    const fitting = holders.filter(
      (each) => each.number === number && (carrierId === null || each.carrierId === carrierId),
    );
    const onlyCarrier = new Set(fitting.map((each) => each.carrierId)).size === 1 ? fitting[0]?.carrierId : undefined;
    const ofCarrier = carrierId ?? onlyCarrier ?? null;
    const key = `${ofCarrier} ${number}`;
    const sameAs = firstPlaces.get(key) ?? null;
    if (sameAs === null) firstPlaces.set(key, place);
    return {
      given,
      number,
      carrierId,
      fitsFormat: fitsAccountFormat(ofCarrier, given),
      sameAs,
      holders: fitting.map(({ holder }) => holder),
    };
  });
}

interface Held {
  readonly number: string;
  readonly carrierId: number;
  readonly holder: AccountHolder;
}

/** Listed accounts with what was billed to them, then billed accounts that are not listed. */
async function holdersOf(numbers: readonly string[], sources: Sources): Promise<readonly Held[]> {
  const { settings, warehouse, readable, signal } = sources;
  const scope = scopeToAll(readable, warehouse.dataVersion);
  const [accounts, billed] = await Promise.all([
    listedAccounts(settings, scope.clientIds, numbers),
    warehouse.rows<BilledRow>(compileDataQuery(billedAccountsQuery(numbers), { scope }), {
      signal,
      timeoutMs: queryTimeoutMs,
    }),
  ]);
  const nameOf = new Map(readable.map(({ id, name }) => [id, name]));
  const billedOf = new Map(billed.map((row) => [`${row.CLIENT_ID} ${row.CARRIER_ID} ${row.ACCOUNT_NUMBER}`, row]));
  const listed = accounts.map((account) => {
    const key = `${account.clientId} ${account.carrierId} ${account.number}`;
    const row = billedOf.get(key);
    billedOf.delete(key);
    return held(account, row, nameOf);
  });
  const others = [...billedOf.values()].map((row) =>
    held(
      {
        clientId: row.CLIENT_ID,
        carrierId: row.CARRIER_ID,
        carrierName: row.CARRIER_NAME,
        number: row.ACCOUNT_NUMBER,
        active: null,
        groupName: null,
        divisionName: null,
      },
      row,
      nameOf,
    ),
  );
  return [...listed, ...others];
}

interface Account extends Pick<AccountHolder, 'clientId' | 'carrierName' | 'active' | 'groupName' | 'divisionName'> {
  readonly carrierId: number;
  readonly number: string;
}

function held(account: Account, row: BilledRow | undefined, nameOf: ReadonlyMap<number, string>): Held {
  const { clientId, carrierId, carrierName, number, active, groupName, divisionName } = account;
  return {
    number,
    carrierId,
    holder: {
      clientId,
      clientName: nameOf.get(clientId) ?? '',
      carrierName,
      groupName,
      divisionName,
      active,
      lastBilled: row?.LAST_BILLED ?? null,
      invoices: row?.INVOICES ?? 0,
      net: row?.NET ?? 0,
      verdict: verdictOf(account),
    },
  };
}

function verdictOf({ active, groupName }: Account): AccountVerdict {
  if (active === null) return 'not_listed';
  if (!active) return 'inactive';
  return groupName === null ? 'no_group' : 'active';
}

const listedAccounts = (settings: Settings, clientIds: readonly number[], numbers: readonly string[]) =>
  settings
    .selectFrom('account')
    .innerJoin('carrier', 'carrier.id', 'account.carrier_id')
    .leftJoin('account_group', 'account_group.id', 'account.account_group_id')
    .leftJoin('account_division', 'account_division.id', 'account_group.account_division_id')
    .select([
      'account.client_id as clientId',
      'account.carrier_id as carrierId',
      'carrier.name as carrierName',
      'account.number',
      'account.active',
      'account_group.name as groupName',
      'account_division.name as divisionName',
    ])
    .where('account.client_id', 'in', clientIds)
    .where('account.number', 'in', numbers)
    .orderBy('account.number')
    .orderBy('account.client_id')
    .execute();
