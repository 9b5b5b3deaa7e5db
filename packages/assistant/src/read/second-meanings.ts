import type { MeasureName } from '@waybill/model';
import type { Concept } from '../vocabulary/concept.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { comparing } from './conditions.ts';
import type { Scan } from './scan.ts';

/**
 * ‘Is FedEx cheaper than UPS’ and ‘higher than last month’ hold two figures against each other; ‘cheaper than $5’ is a
 * condition.
 */
export function asComparison(scan: Scan): void {
  const higher = scan.items.findIndex(
    ({ text }, index) =>
      (/^(?:higher|lower) than$/i.test(text) ||
        ((asksOfUs(scan, index) || scan.says('howMany', 'howMuch')) && wordsOfThan.test(normalised(text)))) &&
      scan.is(index, 'over', 'under') &&
      scan.is(scan.beside(index, 1), 'last', 'yearOverYear'),
  );
  if (higher >= 0) Object.assign(scan.items[higher] ?? {}, { concept: { kind: 'intent', intent: 'versus' } });
  const place = scan.items.findIndex(({ text }, index) => scan.is(index, 'under') && /^cheaper than$/i.test(text));
  const item = scan.items[place];
  if (item === undefined || scan.at(scan.beside(place, 1), 'value') === undefined) return;
  Object.assign(item, { concept: { kind: 'intent', intent: 'versus' }, text: 'cheaper than' });
}

/** ‘Are we paying UPS more than last month’ asks of one figure; ‘states where we spent more than last month’ narrows. */
function asksOfUs(scan: Scan, more: number): boolean {
  return more > 0 && scan.at(more - 1, 'measure')?.measure !== 'packages' && scan.places('dimension').length === 0;
}

/** ‘States where we spent more than last year’ asks for some of them, which a comparison of all does not tell. */
export function asMoreThanBefore(scan: Scan): void {
  const isOfGroups = scan.places('dimension').length > 0;
  for (const [index, item] of isOfGroups ? scan.items.entries() : []) {
    if (scan.is(index, 'yearOverYear') && wordsOfMore.test(normalised(item.text)))
      Object.assign(item, { concept: { kind: 'unknown', text: item.text } });
  }
}

const wordsOfMore = /^(?:more|less|fewer|mas|menos|plus|moins|piu|meno|اكثر|اقل)\s|多|少/u;

/** ‘Ces trois derniers jours’ are the last three days, not those of the answer before. */
export function asTheseDays(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    const next = [index + 1, index + 2, index + 3];
    const isOfDays = scan.is(index, 'this', 'those') && next.slice(0, 2).some((place) => scan.is(place, 'last'));
    if (isOfDays && next.some((place) => scan.grainAt(place) !== undefined))
      Object.assign(item, { concept: { kind: 'intent', intent: 'the' } });
  }
}

/** ‘Il secondo corriere’ is the second one, while ‘secondo il corriere’ asks for a split; so is the ‘2nd’ of ‘2nd largest’. */
export function asOrdinal(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    const isSecondo = scan.is(index, 'by') && /^secondo$/iu.test(item.text) && scan.was(index - 1, 'the');
    if (isSecondo) Object.assign(item, { concept: { kind: 'ordinal', place: 2 } });
    const number = scan.at(index, 'number');
    const isRank = scan.is(index + 1, ...ranking) || (scan.is(index - 1, 'place') && !/\d\s/u.test(item.text));
    const isOrdinal = isRank && (scan.is(index - 1, 'place') || wordsOfOrdinal.test(item.text));
    if (number !== undefined && isOrdinal && number.value > 1)
      Object.assign(item, { concept: { kind: 'ordinal', place: number.value } });
  }
}

const wordsOfOrdinal = /^\d{1,2}(?:st|nd|rd|th|er|re|eme|e|o|a|do|da|ro|ra|to|ta)$/iu;

/** What puts things in an order. */
const ranking = [
  'most',
  'least',
  'expensive',
  'cheap',
  'heavy',
  'light',
  'best',
  'worst',
  'often',
  'top',
  'bottom',
] as const;

const wordsOfThan =
  /^(?:more|less|fewer) than$|^(?:mas|menos) que$|^(?:plus|moins) que$|^(?:piu|meno) che$|^(?:اكثر|اقل|اعلي) من$/u;

/** ‘Packages instead of spend’: what is given up is not asked for. */
export function asInsteadOf(scan: Scan): void {
  const place = scan.find('instead');
  const next = scan.beside(scan.beside(place, 1), 1);
  const kind = scan.items[next]?.concept.kind;
  if (place < 0 || !scan.is(scan.beside(place, 1), 'of')) return;
  if (kind === 'measure' || kind === 'value' || kind === 'dimension') scan.use(next);
}

/** ‘How much packages’ counts them, where no cost is asked for. */
export function asQuantity(scan: Scan): void {
  const place = scan.find('howMuch');
  const item = scan.items[place];
  const isOfPackages = scan.at(place + 1, 'measure')?.measure === 'packages';
  if (item !== undefined && isOfPackages && /^how much$/i.test(item.text) && !scan.says('cost'))
    Object.assign(item, { concept: { kind: 'intent', intent: 'howMany' } });
  asNumberAtTheEnd(scan);
}

/** ‘How often were we charged a residential surcharge’ asks for a number of charges, ‘how often were we late’ for a share. */
export function asNumberOfTimes(scan: Scan): void {
  const item = scan.items.find(({ text }) => wordsOfTimes.test(normalised(text)));
  const isOfCharges = scan.items.some(
    ({ concept }) =>
      (concept.kind === 'value' && (concept.dimension === 'accessorial' || concept.dimension === 'credit_type')) ||
      (concept.kind === 'measure' && ofCharges.has(concept.measure)),
  );
  if (item === undefined || !isOfCharges) return;
  Object.assign(item, { concept: { kind: 'intent', intent: 'howMany' } });
}

const wordsOfTimes =
  /^(?:how often|how frequently|con que frecuencia|a quelle frequence|con che frequenza|quanto spesso)$/u;

const ofCharges: ReadonlySet<MeasureName> = new Set([
  'accessorials',
  'accessorialCount',
  'addressCorrection',
  'declaredValue',
  'refunds',
  'refundCount',
]);

/** ‘What did we get back for late packages’: refunds for lateness. */
export function asLateRefunds(scan: Scan): void {
  const isOfRefunds = scan.items.some(({ concept }) => concept.kind === 'measure' && ofRefunds.has(concept.measure));
  for (const item of isOfRefunds ? scan.items : []) {
    const { concept } = item;
    const isLate = concept.kind === 'value' && concept.dimension === 'tracking_status' && concept.values[0] === 'Late';
    if (isLate && scan.says('share', 'percent')) Object.assign(item, { concept: { kind: 'unknown', text: item.text } });
    else if (isLate)
      Object.assign(item, { concept: { kind: 'value', dimension: 'credit_type', values: ['GSR / late delivery'] } });
  }
}

const ofRefunds: ReadonlySet<MeasureName> = new Set(['refunds', 'refundCount', 'auditRefunds', 'clientRefunds']);

/** ‘Colis de plus de 100 $, combien’: in languages that ask for numbers and amounts alike, packages are counted. */
function asNumberAtTheEnd(scan: Scan): void {
  const last = scan.length - 1;
  const item = scan.items[last];
  const [packages, ...others] = scan.places('measure').map((place) => scan.at(place, 'measure')?.measure);
  const isOfPackages = packages === 'packages' && others.length === 0 && scan.places('dimension').length === 0;
  const asksNumber = scan.is(last, 'howMuch') && /^(combien|多少|كم)$/u.test(item?.text ?? '');
  if (item !== undefined && isOfPackages && asksNumber && !scan.says('cost'))
    Object.assign(item, { concept: { kind: 'intent', intent: 'howMany' } });
}

/** ‘Mejor por tipo de crédito’: rather by another group. */
export function asRather(scan: Scan): void {
  const item = scan.items[0];
  const isRather = scan.is(0, 'best') && /^(mejor|meglio|mieux)$/iu.test(item?.text ?? '') && scan.is(1, 'by', 'per');
  if (item !== undefined && isRather) Object.assign(item, { concept: { kind: 'intent', intent: 'instead' } });
}

/** ‘More in October than in September’ */
function useMoreThan(scan: Scan): void {
  const more = scan.items.findIndex(
    ({ concept, text }) => concept.kind === 'unknown' && /^(more|fewer|less|higher|lower|bigger|smaller)$/i.test(text),
  );
  const isHeldAgainst = scan.items
    .slice(more + 1)
    .some((item, index) => scan.is(more + 1 + index, 'versus', 'yearOverYear') && /^than\b/i.test(item.text));
  if (more >= 0 && isHeldAgainst) scan.use(more);
}

/** ‘Is UPS or FedEx cheaper’ */
function useCheaper(scan: Scan): void {
  const item = scan.items.find(
    ({ concept, text }) => concept.kind === 'unknown' && /^(cheaper|dearer|pricier)$/i.test(text),
  );
  if (item !== undefined)
    Object.assign(item, { concept: { kind: 'intent', intent: /^cheaper$/i.test(item.text) ? 'cheap' : 'expensive' } });
}

/** ‘Who carried more, UPS or FedEx’ holds two values against each other. */
export function asContest(scan: Scan): void {
  useMoreThan(scan);
  useCheaper(scan);
  const more = scan.items.find(({ concept, text }) => concept.kind === 'unknown' && /^(more|fewer|less)$/i.test(text));
  const or = scan.items.findIndex(
    (_, index) =>
      scan.is(index, 'or') &&
      scan.at(index - 1, 'value') !== undefined &&
      scan.at(index - 1, 'value')?.dimension === scan.at(index + 1, 'value')?.dimension,
  );
  const item = scan.items[or];
  if (item === undefined || (more === undefined && !scan.says('best', 'worst', 'cheap', 'expensive'))) return;
  if (more !== undefined) more.used = true;
  Object.assign(item, { concept: { kind: 'intent', intent: 'versus' } });
}

/** ‘Which FedEx packages cost over $80’ asks for the packages, one by one. */
export function asList(scan: Scan): void {
  const which = scan.items.findIndex((_, index) => scan.is(index, 'which'));
  let place = which + 1;
  while (scan.at(place, 'value') !== undefined) place += 1;
  const item = scan.items[which];
  const isOfPackages = scan.at(place, 'measure')?.measure === 'packages' && /s$/i.test(scan.items[place]?.text ?? '');
  if (item === undefined || place === which + 1 || !isOfPackages || asksWhatTheyCost(scan, which)) return;
  Object.assign(item, { concept: { kind: 'intent', intent: 'list' } });
}

/** ‘What did ground shipments cost’ asks for one amount. */
function asksWhatTheyCost(scan: Scan, which: number): boolean {
  return /^what$/i.test(scan.items[which]?.text ?? '') && scan.says('cost') && !scan.says(...comparing, 'between');
}

/** ‘Top 5 late packages by cost’ ranks packages one by one. */
export function asRankedPackages(scan: Scan): void {
  if (scan.places('dimension').length > 0) return;
  const isRanked = scan.says('top', 'bottom');
  const by = scan
    .places('intent')
    .find((place) => scan.is(place, 'by') && (isRanked ? isPackages(scan, place - 1) : isOrderOfPackages(scan, place)));
  const item = scan.items[scan.beside(by ?? -1, 1)];
  if (by === undefined || item === undefined) return;
  const { concept } = item;
  const isPrice =
    (concept.kind === 'intent' && concept.intent === 'cost') ||
    (concept.kind === 'measure' && concept.measure === 'totalSpend');
  const isWeight =
    concept.kind === 'measure' && (concept.measure === 'billWeight' || concept.measure === 'actualWeight');
  if (!isPrice && !isWeight) return;
  scan.use(by);
  Object.assign(item, { concept: { kind: 'intent', intent: isPrice ? 'expensive' : 'heavy' } });
}

/** ‘Packages over 100 lb sorted by cost’ */
function isOrderOfPackages(scan: Scan, by: number): boolean {
  const isOrder = /^(?:sorted|ordered|arranged) by$/iu.test(scan.items[by]?.text ?? '');
  return isOrder && scan.items.slice(0, by).some((_, index) => isPackages(scan, index));
}

/** ‘packages’, and ‘late packages’, which is one phrase. */
function isPackages(scan: Scan, place: number): boolean {
  return (
    scan.at(place, 'measure')?.measure === 'packages' ||
    (scan.at(place, 'value') !== undefined && /packages|shipments/i.test(scan.items[place]?.text ?? ''))
  );
}

/** ‘Service breakdown of spend’ is spend by service. */
export function asBreakdown(scan: Scan): void {
  const place = scan.items.findIndex(({ text }, index) => scan.is(index, 'by') && /^breakdown of$/i.test(text));
  if (place > 0 && scan.at(place - 1, 'dimension') !== undefined) scan.use(place);
}

/** ‘Drop UPS’ leaves it out; ‘UPS spend dropped’ tells what fell. */
export function asDropped(scan: Scan): void {
  const item = scan.items[0];
  const kind = scan.items[scan.beside(0, 1)]?.concept.kind;
  const isNamed = kind === 'value' || kind === 'measure' || kind === 'dimension';
  if (item !== undefined && scan.is(0, 'fall') && /^drop$/i.test(item.text) && isNamed)
    Object.assign(item, { concept: { kind: 'intent', intent: 'without' } });
}

/** ‘How is spend split between carriers’ asks for spend by carrier; ‘how does spend compare with last year’ for both. */
export function asSplit(scan: Scan): void {
  const how = scan.places('intent').find((place) => scan.is(place, 'howIs'));
  const between = scan.items.findIndex(
    (_, index) => scan.is(index, 'between') && scan.at(scan.beside(index, 1), 'dimension') !== undefined,
  );
  const isSplit = scan.says('split') && between >= 0;
  asSplitOfValues(scan);
  if (isSplit) Object.assign(scan.items[between] ?? {}, { concept: { kind: 'intent', intent: 'by' } });
  if (how !== undefined && (scan.says('versus', 'yearOverYear', 'change') || (scan.says('split') && scan.says('by'))))
    scan.use(how);
}

/** ‘The split between UPS and FedEx’ holds the two against each other. */
function asSplitOfValues(scan: Scan): void {
  const between = scan.items.findIndex(
    (_, index) => scan.is(index, 'between') && scan.at(scan.beside(index, 1), 'value') !== undefined,
  );
  const split = scan.find('split', 'share');
  if (between < 0 || split < 0 || !scan.is(split, 'split')) return;
  scan.use(between);
  Object.assign(scan.items[split] ?? {}, { concept: { kind: 'intent', intent: 'versus' } });
}

/**
 * ‘UPS minus FedEx’ and ‘the gap between UPS and FedEx’ hold two values of a dimension against each other; ‘spend minus
 * fuel’ leaves one out.
 */
export function asDifference(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    const named = scan.at(index - 1, 'measure') === undefined ? index - 1 : index - 2;
    const [before, after] = [scan.at(named, 'value'), scan.at(scan.beside(index, 1), 'value')];
    const isDifference = scan.is(index, 'without') && /^(minus|moins|menos|meno|减|减去|ناقص)$/iu.test(item.text);
    if (isDifference && before !== undefined && before.dimension === after?.dimension)
      Object.assign(item, { concept: { kind: 'intent', intent: 'versus' } });
    const isBetween = scan.is(index, 'between') && scan.says('change', 'versus');
    if (isBetween && scan.at(scan.beside(index, 1), 'value') !== undefined) scan.use(index);
  }
  asDifferenceOfFigures(scan);
}

/** ‘The difference between billed and actual weight’ shows both figures, without what either was before. */
function asDifferenceOfFigures(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    const isUnit = scan.is(index - 1, 'in') && scan.was(index - 2, 'change') && namesPounds.test(normalised(item.text));
    if (isUnit) Object.assign(item, { concept: { kind: 'intent', intent: 'pound' } });
  }
  const [first, second, ...more] = scan.places('measure');
  const place = scan.items.findIndex(
    ({ text }, index) => scan.is(index, 'change') && wordsOfDifference.test(normalised(text)),
  );
  const item = scan.items[place];
  if (item === undefined || first === undefined || second === undefined || more.length > 0) return;
  let between = scan.beside(place, 1);
  while (scan.is(between, 'in', 'pound', 'dollar')) between += 1;
  const isAfter = /\p{Script=Han}/u.test(item.text) && place > second;
  const isOfBoth = scan.is(between, 'between', 'of', 'by') || /\bbetween|entre|tra|fra|بين/u.test(item.text);
  const isBefore = place < first && isOfBoth;
  if (!(isBefore || isAfter) || !scan.was(scan.beside(second, -1), 'and', 'versus')) return;
  if (scan.is(between, 'between', 'by')) scan.use(between);
  Object.assign(item, { concept: { kind: 'intent', intent: 'versus' } });
}

const namesPounds = /^(?:pounds?|lbs?|libras|livres|libbre)$/u;

/** Words for a difference. */
export const wordsOfDifference =
  /^(?:(?:the|la) )?(differen|diferen|differ|gap|ecart|divario|的?差|之差|区别|فرق|الفرق)/u;

/** ‘The difference between UPS and FedEx’ is that of the two, not what changed from one period to another. */
export function asApart(scan: Scan): void {
  const dimensions = scan.places('value').map((place) => scan.at(place, 'value')?.dimension);
  if (new Set(dimensions).size === dimensions.length) return;
  for (const [index, item] of scan.items.entries()) {
    if (scan.is(index, 'change') && wordsOfDifference.test(normalised(item.text)))
      Object.assign(item, { concept: { kind: 'intent', intent: 'versus' } });
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
      scan.items[before]?.concept.kind === 'number';
    const item = scan.items[place];
    const isAskedFor = [before, scan.beside(before, -1)].some((each) => scan.was(each, 'which'));
    const isAmount = !isAskedFor && (wordsOfMoney.test(normalised(item?.text ?? '')) || scan.was(place + 1, 'cost'));
    if (dimension !== undefined && isSplit && item !== undefined && !isAmount)
      Object.assign(item, { concept: { kind: 'dimension', dimension } });
  }
}

/** ‘How many address corrections’: of charges that have an amount of their own, their number is that of the accessorial. */
export function asCountedCharges(scan: Scan): void {
  if (!scan.says('howMany')) return;
  for (const place of scan.places('measure')) {
    const item = scan.items[place];
    const counted = countedAs[scan.at(place, 'measure')?.measure ?? ''];
    const isAmount =
      wordsOfMoney.test(normalised(item?.text ?? '')) || /fee|frais|costi|cargos|费|رسوم/u.test(item?.text ?? '');
    if (item === undefined || counted === undefined || isAmount) continue;
    Object.assign(item, { concept: counted });
  }
}

const countedAs: Readonly<Record<string, Concept>> = {
  addressCorrection: { kind: 'measure', measure: 'addressCorrectionCount' },
  declaredValue: { kind: 'value', dimension: 'accessorial', values: ['Declared value'] },
};

/** ‘By accessorial spend’ and ‘the highest accessorial cost’ name an amount. */
const wordsOfMoney =
  /\b(?:spend|spending|costs?|amounts?|dollars?|expenses?|totals?|gasto|gastos|coste|costes|costo|costos|importe|depenses?|couts?|montants?|spesa|spese|costi|importi|importo)\b|费用|金额|支出|花费|成本|انفاق|تكلفه|تكاليف|مبلغ|اجمالي/u;

/** ‘accessorials by type’: the kinds of what is asked for. */
function asKinds(scan: Scan): void {
  const named = scan.places('measure').flatMap((place) => scan.at(place, 'measure')?.measure ?? []);
  const isOf = (names: readonly MeasureName[]) => named.some((name) => names.includes(name));
  const dimension = isOf(['accessorials', 'accessorialCount', 'averageAccessorial'])
    ? 'accessorial'
    : isOf(['refunds', 'auditRefunds', 'clientRefunds'])
      ? 'credit_type'
      : undefined;
  const place = scan.find('kind');
  const item = scan.items[place];
  if (dimension !== undefined && item !== undefined) Object.assign(item, { concept: { kind: 'dimension', dimension } });
}
