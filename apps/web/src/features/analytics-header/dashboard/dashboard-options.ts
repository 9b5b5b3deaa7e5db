import type { Account, Carrier } from '@waybill/contract';
import type { DashboardFilters } from '@waybill/model';
import type { DashboardClient } from '../../../lib/analysis/dashboard-queries.ts';

/** What the popup offers under what is chosen so far. */
export interface OfferedChoices {
  readonly carriers: readonly Carrier[];
  readonly divisions: readonly string[];
  readonly groups: readonly string[];
  readonly accounts: readonly Account[];
}

/**
 * Carriers, divisions, groups and accounts of the chosen clients; only what has an account that is counted. A carrier narrows what
 * follows it, a division its groups, a division or group the accounts (S1 section 4).
 */
export function offeredChoices(
  client: DashboardClient,
  childClientIds: readonly number[],
  filters: DashboardFilters,
): OfferedChoices {
  const ofClients = client.accounts.filter(
    ({ active, client: { id } }) =>
      (active || filters.included.includes('inactive_accounts')) && isAmong(childClientIds, id),
  );
  const ofCarriers = ofClients.filter(({ carrier }) => isAmong(filters.carrierIds, carrier.id));
  const ids = new Set(ofCarriers.map(({ id }) => id));
  const hasAccount = ({ accounts }: { readonly accounts: readonly Account[] }) =>
    accounts.some(({ id }) => ids.has(id));
  const divisions = client.accountDivisions.filter(({ accountGroupList }) => accountGroupList.some(hasAccount));
  const chosenDivisions = divisions.filter(({ name }) => filters.accountDivisions.includes(name));
  const groupsWithin =
    chosenDivisions.length === 0 ? client.accountGroups : chosenDivisions.flatMap((each) => each.accountGroupList);
  const groups = groupsWithin.filter(hasAccount);
  const chosenGroups = groups.filter(({ name }) => filters.accountGroups.includes(name));
  const narrowing = chosenGroups.length > 0 ? chosenGroups : chosenDivisions.length > 0 ? groups : undefined;
  const within = narrowing && new Set(narrowing.flatMap(({ accounts }) => accounts.map(({ id }) => id)));
  return {
    carriers: [...new Map(ofClients.map(({ carrier }) => [carrier.id, carrier])).values()].toSorted(
      (one, other) => one.id - other.id,
    ),
    divisions: namesOf(divisions),
    groups: namesOf(groups),
    accounts: within === undefined ? ofCarriers : ofCarriers.filter(({ id }) => within.has(id)),
  };
}

/** Other carriers: accounts, groups and divisions begin anew; all of them mean no choice (S1 section 4). */
export function withCarriers(
  filters: DashboardFilters,
  carrierIds: readonly number[],
  offered: readonly Carrier[],
): DashboardFilters {
  return {
    ...filters,
    carrierIds: carrierIds.length === offered.length ? [] : carrierIds,
    accountDivisions: [],
    accountGroups: [],
    accountNumbers: [],
  };
}

/** The filters without groups and accounts that are no longer offered; all groups mean no choice (S1 section 4). */
export function narrowed(
  client: DashboardClient,
  childClientIds: readonly number[],
  filters: DashboardFilters,
): DashboardFilters {
  const { groups } = offeredChoices(client, childClientIds, filters);
  const keptGroups = filters.accountGroups.filter((name) => groups.includes(name));
  const withGroups = { ...filters, accountGroups: keptGroups.length === groups.length ? [] : keptGroups };
  const { accounts } = offeredChoices(client, childClientIds, withGroups);
  const numbers = new Set(accounts.map(({ number }) => number));
  return { ...withGroups, accountNumbers: filters.accountNumbers.filter((number) => numbers.has(number)) };
}

function isAmong(chosen: readonly number[], id: number): boolean {
  return chosen.length === 0 || chosen.includes(id);
}

function namesOf(named: readonly { readonly name: string }[]): readonly string[] {
  return [...new Set(named.map(({ name }) => name))].toSorted((one, other) => one.localeCompare(other, 'en'));
}
