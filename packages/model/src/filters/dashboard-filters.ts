import { oneOf } from '../conditions/text-literal.ts';
import { allCarriers } from '../constants/carriers.ts';
import { allCurrencies, currencyNotes } from '../constants/currencies.ts';
import { ownedNameWhereClause } from '../dimensions/owned-name.ts';
import { countedWhereClauses, type UsuallyLeftOut } from './counted.ts';

/**
 * What the dashboard filter popup can narrow beside client and dates (S3 section 2.5); an empty list means all. Divisions,
 * groups and accounts stand as `OwnedName` does: with their client, or as a name alone.
 */
export interface DashboardFilters {
  /** -1 stands for all carriers. */
  readonly carrierIds: readonly number[];
  readonly accountDivisions: readonly string[];
  readonly accountGroups: readonly string[];
  readonly accountNumbers: readonly string[];
  /** A currency's code, or `All Currencies`. */
  readonly currencyCode: string;
  /** What is counted although it usually is not. */
  readonly included: readonly UsuallyLeftOut[];
}

/** All carriers, accounts and currencies; only what usually counts. */
export const noDashboardFilters: DashboardFilters = {
  carrierIds: [],
  accountDivisions: [],
  accountGroups: [],
  accountNumbers: [],
  currencyCode: allCurrencies.code,
  included: [],
};

/** The conditions of the popup; ANDed. */
export function dashboardWhereClauses(filters: DashboardFilters): readonly string[] {
  const { carrierIds, currencyCode } = filters;
  const currencyCodes = currencyCode === allCurrencies.code ? [] : [currencyCode];
  return [
    ...(carrierIds.length === 0 || carrierIds.includes(allCarriers.id)
      ? []
      : [`carrier_id in (${carrierIds.join(',')})`]),
    ...nameClause('account_division', filters.accountDivisions),
    ...nameClause('account_group', filters.accountGroups),
    ...nameClause('account_number', filters.accountNumbers),
    ...(currencyCodes.length === 0 ? [] : [oneOf('currency_code', currencyCodes)]),
    ...countedWhereClauses(filters.included),
  ];
}

/** The red note: converted to USD, or, with exactly one currency chosen, not converted (S1 section 9). */
export function currencyNote(currencyCodes: readonly string[]): string {
  return currencyCodes.length === 1 && currencyCodes[0] !== allCurrencies.code
    ? currencyNotes.original
    : currencyNotes.converted;
}

function nameClause(column: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [ownedNameWhereClause(column, names)];
}
