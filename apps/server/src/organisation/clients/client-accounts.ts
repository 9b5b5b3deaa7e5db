import type { Account, AccountDivision, AccountGroup } from '@waybill/contract';
import type { Settings } from '@waybill/db';

/** The accounts of some clients, with carrier and client, by number. */
export async function accountsOf(settings: Settings, clientIds: readonly number[]): Promise<Account[]> {
  const rows = await accountRows(settings, clientIds);
  return rows.map(presentAccount);
}

/** The account groups of some clients, each with its accounts. */
export async function accountGroupsOf(settings: Settings, clientIds: readonly number[]): Promise<AccountGroup[]> {
  const [groups, accounts] = await Promise.all([groupRows(settings, clientIds), accountRows(settings, clientIds)]);
  return groups.map((group) => presentGroup(group, accounts));
}

/** The account divisions of some clients, each with its groups. */
export async function accountDivisionsOf(settings: Settings, clientIds: readonly number[]): Promise<AccountDivision[]> {
  const [divisions, groups, accounts] = await Promise.all([
    settings
      .selectFrom('account_division')
      .innerJoin('client', 'client.id', 'account_division.client_id')
      .select(['account_division.id', 'account_division.name', 'client.id as clientId', 'client.name as clientName'])
      .where('account_division.client_id', 'in', clientIds)
      .orderBy('account_division.name')
      .execute(),
    groupRows(settings, clientIds),
    accountRows(settings, clientIds),
  ]);
  return divisions.map(({ id, name, clientId, clientName }) => ({
    id,
    name,
    client: { id: clientId, name: clientName },
    accountGroupList: groups
      .filter(({ divisionId }) => divisionId === id)
      .map((group) => presentGroup(group, accounts)),
  }));
}

async function accountRows(settings: Settings, clientIds: readonly number[]) {
  return settings
    .selectFrom('account')
    .innerJoin('carrier', 'carrier.id', 'account.carrier_id')
    .innerJoin('client', 'client.id', 'account.client_id')
    .selectAll('account')
    .select(['carrier.name as carrierName', 'client.name as clientName'])
    .where('account.client_id', 'in', clientIds)
    .orderBy('account.number')
    .execute();
}

type AccountRow = Awaited<ReturnType<typeof accountRows>>[number];

function presentAccount(row: AccountRow): Account {
  return {
    id: row.id,
    name: row.name,
    number: row.number,
    carrier: { id: row.carrier_id, name: row.carrierName },
    client: { id: row.client_id, name: row.clientName },
    active: row.active,
    isUpsGsr: row.is_ups_gsr,
    isFedexExpressGsr: row.is_fedex_express_gsr,
    isFedexIntlGsr: row.is_fedex_intl_gsr,
  };
}

async function groupRows(settings: Settings, clientIds: readonly number[]) {
  return settings
    .selectFrom('account_group')
    .innerJoin('client', 'client.id', 'account_group.client_id')
    .select([
      'account_group.id',
      'account_group.name',
      'account_group.account_division_id as divisionId',
      'client.id as clientId',
      'client.name as clientName',
    ])
    .where('account_group.client_id', 'in', clientIds)
    .orderBy('account_group.name')
    .execute();
}

type GroupRow = Awaited<ReturnType<typeof groupRows>>[number];

function presentGroup(group: GroupRow, accounts: readonly AccountRow[]): AccountGroup {
  return {
    id: group.id,
    name: group.name,
    client: { id: group.clientId, name: group.clientName },
    accounts: accounts.filter((account) => account.account_group_id === group.id).map(presentAccount),
  };
}
