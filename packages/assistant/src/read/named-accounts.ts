import type { DimensionName } from '../reading/reading.ts';
import { normalised } from '../vocabulary/normalise.ts';
import type { Scan } from './scan.ts';

/** ‘The Charlotte account’ is one by its name, not what was shipped to Charlotte. */
export function accountNamedBy(scan: Scan, place: number): readonly string[] {
  const named = scan.at(place, 'value')?.dimension;
  if (named === undefined || !places.has(named) || isAfterPreposition(scan, place)) return [];
  const next = scan.beside(place, 1);
  let before = scan.beside(place, -1);
  while (scan.was(before, 'of', 'in') || isCarrier(scan, before)) before = scan.beside(before, -1);
  const account = [next, before].find((each) => accounts.has(scan.at(each, 'dimension')?.dimension ?? ''));
  const lead = scan.beside(before, -1);
  const isCounted = scan.items[lead]?.concept.kind === 'number';
  const areMany = accountsInPlace.test(normalised(scan.items[before]?.text ?? ''));
  const isSplit = scan.was(scan.was(lead, 'and') ? lead - 1 : lead, 'by', 'per', 'which', 'top', 'bottom', 'most');
  const isListed = scan.was(lead, 'and') && scan.items[lead - 1]?.concept.kind === 'dimension';
  const isApart = before !== scan.beside(place, -1);
  const isGrouping = account === before && (isCounted || areMany || (isApart && (isSplit || isListed)));
  if (account === undefined || isGrouping) return [];
  return [Math.min(account, place), Math.max(account, place)].map((each) => scan.items[each]?.text ?? '');
}

const places: ReadonlySet<DimensionName> = new Set(['city', 'sender_city', 'state', 'sender_state', 'country']);
const accounts: ReadonlySet<string> = new Set(['account_number', 'account_group', 'account_division']);

/** ‘Accounts in Texas’ asks for all of them. */
const accountsInPlace = /^(?:accounts|cuentas|comptes|conti|(?:ال)?حسابات)$/u;

function isAfterPreposition(scan: Scan, place: number): boolean {
  return scan.was(scan.beside(place, -1), 'to', 'from');
}

function isCarrier(scan: Scan, place: number): boolean {
  const concept = scan.items[place]?.concept;
  return concept?.kind === 'value' && concept.dimension === 'carrier_name';
}
