import { comparing } from '../conditions/comparing.ts';
import { saysPerPackage } from '../figures/says-per-package.ts';
import type { DimensionName } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { rankingIntents } from '../vocabulary/ranking-intents.ts';
import { wordsOfCharges } from '../vocabulary/words-of-charges.ts';
import { expression } from '../words/expressions.ts';
import { wordsOfMoney } from './words-of-money.ts';

/** ‘Service breakdown of spend’ is spend by service. */
export function asBreakdown(scan: Scan): void {
  const place = scan.items.findIndex(
    ({ text }, index) => scan.is(index, 'by') && expression('breakdown-of').test(text),
  );
  if (place > 0 && scan.at(place - 1, 'dimension') !== undefined) scan.use(place);
  asBreakdownOfCharges(scan);
}

/** ‘Accessorial breakdown’, ‘break down our costs’: by the kinds of what is asked for. */
function asBreakdownOfCharges(scan: Scan): void {
  const split = scan.find('split');
  const item = scan.items[split];
  const isSplit = scan.places('dimension').length + scan.places('everyUnit').length > 0;
  const [figure, ...more] = scan.places('measure').map((place) => scan.at(place, 'measure')?.measure ?? '');
  const kinds = kindsOf[figure ?? (scan.has('cost') ? 'totalSpend' : '')];
  const isHeld = scan.says('between', 'versus', 'change', 'fall', 'howMany');
  if (item === undefined || isSplit || more.length > 0 || kinds === undefined || isHeld) return;
  Object.assign(item, { concept: { kind: 'dimension', dimension: kinds } });
  scan.useAll('howIs');
}

/** What the charges of a figure are told apart by. */
export const kindsOf: Readonly<Record<string, DimensionName>> = {
  accessorials: 'accessorial',
  accessorialCount: 'accessorial',
  averageAccessorial: 'accessorial',
  refunds: 'credit_type',
  auditRefunds: 'credit_type',
  clientRefunds: 'credit_type',
  totalSpend: 'charge_family',
  netOfAllCarriers: 'charge_family',
};

/**
 * ‘Top 3 accessorials for UPS packages’, ‘residential surcharges on UPS packages’: which packages they are of, and not how
 * many.
 */
export function usePackagesOfAccessorials(scan: Scan): void {
  usePackagesOfCharges(scan);
  if (!scan.says(...rankingIntents) || scan.says('howMany')) return;
  for (const place of scan.places('measure')) {
    if (scan.at(place, 'measure')?.measure !== 'packages') continue;
    let before = scan.beside(place, -1);
    while (scan.items[before]?.concept.kind === 'value') before = scan.beside(before, -1);
    const isAfterKinds = scan.items
      .slice(0, Math.max(0, before))
      .some(({ concept }) => concept.kind === 'dimension' && concept.dimension === 'accessorial');
    if (scan.was(before, 'in', 'of') && isAfterKinds) scan.use(place);
  }
}

function usePackagesOfCharges(scan: Scan): void {
  for (const place of scan.places('measure')) {
    if (scan.at(place, 'measure')?.measure !== 'packages' || saysPerPackage(scan.items, place)) continue;
    const text = scan.items[place]?.text ?? '';
    let before = scan.beside(place, -1);
    while (scan.items[before]?.concept.kind === 'value') before = scan.beside(before, -1);
    const isLinked = scan.was(before, 'in', 'of', 'from', 'by');
    const isAfter = isLinked && namesCharge(scan, headBefore(scan, before));
    const isArabic = expression('to-in-arabic').test(text) && namesCharge(scan, headBefore(scan, place));
    const isHan = /\p{Script=Han}/u.test(text) && namesCharge(scan, place + 1) && !scan.was(place - 1, 'by');
    if (isAfter && scan.is(before, 'by')) scan.use(before);
    if (isAfter || isArabic || isHan) scan.use(place);
  }
}

/** The last word before a place that is no group and no part of a condition. */
function headBefore(scan: Scan, place: number): number {
  let head = scan.beside(place, -1);
  while (
    ['dimension', 'everyUnit', 'number'].includes(scan.items[head]?.concept.kind ?? '') ||
    scan.was(head, 'by', 'per', 'dollar', ...comparing)
  )
    head = scan.beside(head, -1);
  return head;
}

/** A surcharge called by its name as a charge. */
function namesCharge(scan: Scan, place: number): boolean {
  const item = scan.items[place];
  const isAccessorial = item?.concept.kind === 'value' && item.concept.dimension === 'accessorial';
  return isAccessorial && wordsOfCharges.test(normalised(item.text));
}

/** ‘Accessorials that cost us more than $1,000’ are kinds of them; ‘accessorial charges over $100’ are charges. */
export function asKindsThatCost(scan: Scan): void {
  for (const place of scan.places('measure')) {
    const item = scan.items[place];
    const cost = scan.beside(place, 1);
    const areKinds =
      scan.at(place, 'measure')?.measure === 'accessorials' && kindsByName.test(normalised(item?.text ?? ''));
    const isCompared = scan.is(cost, 'cost') && scan.is(scan.beside(cost, 1), ...comparing);
    if (item !== undefined && areKinds && isCompared)
      Object.assign(item, { concept: { kind: 'dimension', dimension: 'accessorial' } });
  }
}

const kindsByName = expression('kinds-of-charges');

/** ‘Carriers by spend’, ‘accessorials by cost, top 4’: groups in the order of a figure, where nothing else is asked for. */
export function asGroupsByFigure(scan: Scan): void {
  const [by, ...more] = scan.items.flatMap((_, index) => (scan.is(index, 'by') ? [index] : []));
  if (by === undefined || more.length > 0 || scan.places('everyUnit').length > 0) return;
  const [before, figure] = [scan.beside(by, -1), scan.beside(by, 1)];
  const group = scan.is(before, ...rankingIntents) ? scan.beside(before, -1) : before;
  const item = scan.items[group];
  const isFigure =
    (scan.at(figure, 'measure') !== undefined && !saysPerPackage(scan.items, figure)) || scan.is(figure, 'cost');
  const others = scan.places('measure').filter((place) => place !== group && place !== figure);
  const groups = scan.places('dimension').filter((place) => place !== group);
  if (!isFigure || item === undefined || others.length + groups.length > 0) return;
  const kinds = listedKinds[scan.at(group, 'measure')?.measure ?? ''];
  if (kinds !== undefined) Object.assign(item, { concept: { kind: 'dimension', dimension: kinds } });
  if (scan.at(group, 'dimension') !== undefined && !scan.was(scan.beside(group, -1), 'per', 'howMany')) scan.use(by);
}

const listedKinds: Readonly<Record<string, DimensionName>> = {
  accessorials: 'accessorial',
  invoices: 'invoice_number',
};

/** ‘Accounts with their spend’ and ‘packages by state with cost’ name a figure that is shown for each. */
export function asFiguresOfGroups(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    if (!scan.is(index, 'with')) continue;
    const isOfGroups = scan.items.slice(0, index).some(({ concept }) => concept.kind === 'dimension');
    let figure = scan.beside(index, 1);
    while (scan.is(figure, 'average', 'howMany')) figure = scan.beside(figure, 1);
    const isFigure = scan.at(figure, 'measure') !== undefined || scan.is(figure, 'cost');
    const isPlain = !scan.says(...comparing, 'between', ...rankingIntents);
    if (isOfGroups && isFigure && isPlain) Object.assign(item, { concept: { kind: 'intent', intent: 'and' } });
  }
}

/** ‘by accessorial’ and ‘which accessorials’ mean the kinds of them; ‘by invoice’ the invoices. */
export function asDimensions(scan: Scan): void {
  asKinds(scan);
  const kinds = { accessorials: 'accessorial', invoices: 'invoice_number', actualWeight: undefined } as const;
  for (const place of scan.places('measure')) {
    const measure = scan.at(place, 'measure')?.measure;
    const dimension = measure === 'accessorials' || measure === 'invoices' ? kinds[measure] : undefined;
    let before = scan.beside(place, -1);
    while (scan.items[before]?.concept.kind === 'value') before = scan.beside(before, -1);
    const isSplit =
      scan.was(before, 'by', 'which', 'top', 'bottom', 'most', 'expensive') ||
      scan.was(scan.beside(place, 1), 'most', 'least', 'expensive', 'cheap') ||
      isRankedLater(scan, place) ||
      scan.items[before]?.concept.kind === 'number';
    const item = scan.items[place];
    const isAskedFor = [before, scan.beside(before, -1)].some((each) => scan.was(each, 'which'));
    const isAmount = !isAskedFor && (wordsOfMoney.test(normalised(item?.text ?? '')) || scan.was(place + 1, 'cost'));
    if (dimension !== undefined && isSplit && item !== undefined && !isAmount)
      Object.assign(item, { concept: { kind: 'dimension', dimension } });
  }
}

/** ‘accessorials by type’: the kinds of what is asked for. */
function asKinds(scan: Scan): void {
  const named = scan.places('measure').flatMap((place) => scan.at(place, 'measure')?.measure ?? []);
  const areCharges = named.length === 0 && scan.has('cost') && scan.says('by', 'per');
  const dimension = [...named, ...(areCharges ? ['totalSpend'] : [])].map((name) => kindsOf[name]).find(Boolean);
  const place = scan.find('kind');
  const item = scan.items[place];
  if (dimension !== undefined && item !== undefined) Object.assign(item, { concept: { kind: 'dimension', dimension } });
}

/** ‘Carriers last month, top 5’, unless other groups are named between them: ‘accessorials by state, top 5’. */
function isRankedLater(scan: Scan, place: number): boolean {
  const ranks = scan.items.findIndex(
    (_, index) => index > place && scan.was(index, 'top', 'bottom') && scan.items[index + 1]?.concept.kind === 'number',
  );
  return ranks > place && !scan.items.slice(place + 1, ranks).some((_, step) => scan.was(place + 1 + step, 'by'));
}
