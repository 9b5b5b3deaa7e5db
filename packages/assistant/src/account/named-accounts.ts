import type { DimensionName } from '../reading/reading.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';
import { isIntent } from './context.ts';

/**
 * ‘The UPS Texas account’ is one by its name, not what was shipped to Texas; accounts are known by number, group and
 * division. Tells the account and the place.
 */
export function accountsNamedByPlace(items: readonly ChosenItem[]): readonly string[] {
  return items.flatMap((item, place) => {
    if (!isAccount(item) || isNumbered(items[place + 1]) || isGrouping(items, place)) return [];
    const named = placeBefore(items, place) ?? placeAfter(items, place);
    return named === undefined ? [] : [item.text, named];
  });
}

const accounts: ReadonlySet<DimensionName> = new Set(['account_number', 'account_group', 'account_division']);
const places: ReadonlySet<DimensionName> = new Set(['city', 'sender_city', 'state', 'sender_state', 'country']);

function isAccount({ concept, text }: ChosenItem): boolean {
  return (concept.kind === 'dimension' && accounts.has(concept.dimension)) || spanishAccount.test(normalised(text));
}

/** ‘La cuenta’ is also a bill, and ‘cuenta de’ a count. */
const spanishAccount = expression('account-in-spanish');

/** ‘Account 4R7A21’ */
function isNumbered(item: ChosenItem | undefined): boolean {
  const kind = item?.concept.kind;
  return (
    kind === 'number' || kind === 'code' || (item?.concept.kind === 'value' && accounts.has(item.concept.dimension))
  );
}

/** ‘By account’, ‘which Texas accounts’ */
function isGrouping(items: readonly ChosenItem[], account: number): boolean {
  const before = skipped(items, account, -1, isArticle);
  const isJoined = isIntent(items[before]?.concept, 'and') && items[before - 1]?.concept.kind === 'dimension';
  if (isJoined || isIntent(items[before]?.concept, 'by', 'per')) return true;
  const lead = skipped(items, account, -1, (item) => isArticle(item) || isCarrier(item) || isPlace(item));
  return (
    isIntent(items[lead]?.concept, 'which', 'top', 'bottom', 'most', 'howMany') ||
    items[lead]?.concept.kind === 'number'
  );
}

/** The ‘Texas’ of ‘the Texas UPS account’ */
function placeBefore(items: readonly ChosenItem[], account: number): string | undefined {
  const before = items[skipped(items, account, -1, isCarrier)];
  return before !== undefined && isPlace(before) ? before.text : undefined;
}

/** The ‘Texas’ of ‘account UPS Texas’ and ‘the account in Texas’; ‘accounts in Texas’ asks for all of them. */
function placeAfter(items: readonly ChosenItem[], account: number): string | undefined {
  const areMany = manyAccounts.test(normalised(items[account]?.text ?? ''));
  const isLink = (item: ChosenItem) =>
    isArticle(item) || isCarrier(item) || (!areMany && isIntent(item.concept, 'of', 'in', 'from')) || isDash(item);
  const after = items[skipped(items, account, 1, isLink)];
  return after !== undefined && isPlace(after) ? after.text : undefined;
}

const manyAccounts = expression('many-accounts');

function skipped(
  items: readonly ChosenItem[],
  from: number,
  step: 1 | -1,
  isSkipped: (item: ChosenItem) => boolean,
): number {
  let place = from + step;
  for (let item = items[place]; item !== undefined && isSkipped(item); item = items[place]) place += step;
  return place;
}

const isArticle = ({ concept }: ChosenItem): boolean => isIntent(concept, 'the', 'a', 'our', 'all');
const isDash = ({ text }: ChosenItem): boolean => /^[-–]$/u.test(text);

function isCarrier({ concept }: ChosenItem): boolean {
  return concept.kind === 'value' && concept.dimension === 'carrier_name';
}

function isPlace({ concept }: ChosenItem): boolean {
  return concept.kind === 'value' && places.has(concept.dimension);
}
