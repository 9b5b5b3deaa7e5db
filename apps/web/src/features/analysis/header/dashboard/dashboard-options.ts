import type { Account, Carrier } from '@waybill/contract';
import {
  type DashboardFilters,
  meansOwnedName,
  type OwnedName,
  ownedNameText,
  readOwnedName,
  withOwners,
} from '@waybill/model';
import type { DashboardClient } from '../../../../lib/analysis/dashboard-queries.ts';

/** The choices that the popup offers, given what has been chosen. */
export interface OfferedChoices {
  readonly carriers: readonly Carrier[];
  /** As they are chosen: with their client, where the client has sub-clients. */
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
  const chosenDivisions = divisions.filter((each) => isChosen(filters.accountDivisions, each));
  const groupsWithin =
    chosenDivisions.length === 0 ? client.accountGroups : chosenDivisions.flatMap((each) => each.accountGroupList);
  const groups = groupsWithin.filter(hasAccount);
  const chosenGroups = groups.filter((each) => isChosen(filters.accountGroups, each));
  const narrowing = chosenGroups.length > 0 ? chosenGroups : chosenDivisions.length > 0 ? groups : undefined;
  const within = narrowing && new Set(narrowing.flatMap(({ accounts }) => accounts.map(({ id }) => id)));
  return {
    carriers: [...new Map(ofClients.map(({ carrier }) => [carrier.id, carrier])).values()].toSorted(
      (one, other) => one.id - other.id,
    ),
    divisions: choicesOf(divisions, client),
    groups: choicesOf(groups, client),
    accounts: within === undefined ? ofCarriers : ofCarriers.filter(({ id }) => within.has(id)),
  };
}

/** Other carriers: accounts, groups and divisions begin again; all of them mean no choice (S1 section 4). */
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
  const keptGroups = chosenAmong(filters.accountGroups, groups).filter((each) => groups.includes(each));
  const withGroups = { ...filters, accountGroups: keptGroups.length === groups.length ? [] : keptGroups };
  const { accounts } = offeredChoices(client, childClientIds, withGroups);
  const choices = new Set(accountChoices(accounts).map(({ choice }) => choice));
  return {
    ...withGroups,
    accountNumbers: chosenAmong(filters.accountNumbers, [...choices]).filter((each) => choices.has(each)),
  };
}

/** The choices in terms of what is offered: a name alone means every offered item of that name. */
export function chosenAmong(chosen: readonly string[], offered: readonly string[]): readonly string[] {
  return withOwners(
    chosen,
    offered.flatMap((each) => readOwnedName(each) ?? []),
  );
}

/** An account as it is chosen: by its number, with its client where two clients have that number. */
export interface AccountChoice {
  readonly choice: string;
  readonly account: Account;
}

/** The accounts as they are chosen, each once. */
export function accountChoices(accounts: readonly Account[]): readonly AccountChoice[] {
  const ownersOf = Map.groupBy(accounts, ({ number }) => number);
  const choices = accounts.map((account) => {
    const { number, client } = account;
    const isShared = ownersOf.get(number)?.some((other) => other.client.id !== client.id);
    return { account, choice: isShared ? ownedNameText({ clientId: client.id, name: number }) : number };
  });
  return [...new Map(choices.map((each) => [each.choice, each])).values()];
}

function isAmong(chosen: readonly number[], id: number): boolean {
  return chosen.length === 0 || chosen.includes(id);
}

interface Named {
  readonly name: string;
  readonly client: { readonly id: number; readonly name: string };
}

const ownedName = ({ name, client }: Named): OwnedName => ({ clientId: client.id, name });

function isChosen(chosen: readonly string[], named: Named): boolean {
  return chosen.some((text) => meansOwnedName(text, ownedName(named)));
}

function choicesOf(named: readonly Named[], { childClients }: DashboardClient): readonly string[] {
  const inOrder = named.toSorted(
    (one, other) => one.name.localeCompare(other.name, 'en') || one.client.name.localeCompare(other.client.name, 'en'),
  );
  const choices = inOrder.map((each) => (childClients.length === 0 ? each.name : ownedNameText(ownedName(each))));
  return [...new Set(choices)];
}
