import type { MeasureName } from '@waybill/model';
import { comparing } from '../conditions/comparing.ts';
import type { Scan } from '../scan/scan.ts';
import { asksAmountsToo } from '../vocabulary/asks-amounts-too.ts';
import type { Concept } from '../vocabulary/concept.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { wordsOfPackages } from '../vocabulary/words-of-packages.ts';
import { expression } from '../words/expressions.ts';
import { wordsOfMoney } from './words-of-money.ts';

/** ‘How much packages’ counts them, where no cost is asked for. */
export function asQuantity(scan: Scan): void {
  const place = scan.find('howMuch');
  const item = scan.items[place];
  const isOfPackages = scan.at(place + 1, 'measure')?.measure === 'packages';
  if (item !== undefined && isOfPackages && expression('how-much').test(item.text) && !scan.says('cost'))
    Object.assign(item, { concept: { kind: 'intent', intent: 'howMany' } });
  asNumberAtTheEnd(scan);
  asAmountOfCharges(scan);
  asNotOf(scan);
}

/** ‘How many days had more than 100 packages’ counts days; ‘how many days did packages take’ is the time in transit. */
export function asCountedDays(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    const isOfDays =
      scan.at(index, 'measure')?.measure === 'transitDays' && wordsOfCountedDays.test(normalised(item.text));
    const isCompared = scan.items.some(
      (_, place) => place > index && scan.was(place, ...comparing) && scan.items[place + 1]?.concept.kind === 'number',
    );
    const others =
      scan.places('measure').some((place) => place !== index) ||
      scan.says('cost') ||
      scan.items.some(({ concept, text }) => concept.kind === 'value' && wordsOfPackages.test(normalised(text)));
    if (isOfDays && isCompared && others) Object.assign(item, { concept: { kind: 'unit', grain: 'day' } });
  }
}

/** How many days, in one phrase. */
export const wordsOfCountedDays = expression('counted-days');

/** ‘How many packages per invoice’ asks for their average. */
export function asNumberPerInvoice(scan: Scan): void {
  const asked = scan.find('howMany');
  const item = scan.items[asked];
  const per = scan.items.findIndex((_, index) => index > asked && scan.is(index, 'per'));
  const isOfOne = expression('an-invoice').test(normalised(scan.items[scan.beside(per, 1)]?.text ?? ''));
  const isOfPackages = scan.at(scan.beside(asked, 1), 'measure')?.measure === 'packages';
  if (item !== undefined && asked >= 0 && per >= 0 && isOfOne && isOfPackages)
    Object.assign(item, { concept: { kind: 'intent', intent: 'average' } });
}

/** ‘Paquetes a Texas, no de UPS’ leaves UPS out, while ‘no de paquetes’ is their number. */
function asNotOf(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    const isNotOf = scan.is(index, 'howMany') && expression('number-of').test(normalised(item.text));
    if (isNotOf && scan.at(scan.beside(index, 1), 'value') !== undefined)
      Object.assign(item, { concept: { kind: 'intent', intent: 'without' } });
  }
}

/** ‘附加处理费今年多少’ asks what these charges came to; ‘多少笔’ asks for their number. */
function asAmountOfCharges(scan: Scan): void {
  const isOfCharges = scan.items.some(
    ({ concept, text }) =>
      concept.kind === 'value' && concept.dimension === 'accessorial' && wordsOfFees.test(normalised(text)),
  );
  for (const [index, item] of isOfCharges ? scan.items.entries() : []) {
    if (scan.is(index, 'howMany') && asksAmountsToo(item.text))
      Object.assign(item, { concept: { kind: 'intent', intent: 'howMuch' } });
  }
}

const wordsOfFees = expression('fee-in-chinese-and-arabic');

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

const wordsOfTimes = expression('how-often');

const ofCharges: ReadonlySet<MeasureName> = new Set([
  'accessorials',
  'accessorialCount',
  'addressCorrection',
  'declaredValue',
  'refunds',
  'refundCount',
]);

/** ‘Colis de plus de 100 $, combien’: in languages that ask for numbers and amounts alike, packages are counted. */
function asNumberAtTheEnd(scan: Scan): void {
  const last = scan.length - 1;
  const item = scan.items[last];
  const [packages, ...others] = scan.places('measure').map((place) => scan.at(place, 'measure')?.measure);
  const isOfPackages = packages === 'packages' && others.length === 0 && scan.places('dimension').length === 0;
  const asksNumber = scan.is(last, 'howMuch') && expression('how-many-or-much').test(item?.text ?? '');
  if (item !== undefined && isOfPackages && asksNumber && !scan.says('cost'))
    Object.assign(item, { concept: { kind: 'intent', intent: 'howMany' } });
}

/** ‘How many address corrections’: of charges that have an amount of their own, their number is that of the accessorial. */
export function asCountedCharges(scan: Scan): void {
  if (!scan.says('howMany')) return;
  for (const place of scan.places('measure')) {
    const item = scan.items[place];
    const counted = countedAs[scan.at(place, 'measure')?.measure ?? ''];
    const isAmount = wordsOfMoney.test(normalised(item?.text ?? '')) || expression('fee-stem').test(item?.text ?? '');
    if (item === undefined || counted === undefined || isAmount) continue;
    Object.assign(item, { concept: counted });
  }
}

const countedAs: Readonly<Record<string, Concept>> = {
  addressCorrection: { kind: 'measure', measure: 'addressCorrectionCount' },
  declaredValue: { kind: 'value', dimension: 'accessorial', values: ['Declared value'] },
};

/** ‘Packages with more than one accessorial’: the single packages, by the number of their charges. */
export function asPackagesByCharges(scan: Scan): void {
  const place = scan.places('measure').find((each) => scan.at(each, 'measure')?.measure === 'packages');
  const compared = scan.items.findIndex((_, index) => scan.is(index, 'over', 'under', 'atLeast', 'atMost', 'exactly'));
  const number = scan.at(compared + 1, 'number') === undefined ? compared - 1 : compared + 1;
  const counted = scan.at(Math.max(number, compared) + 1, 'measure')?.measure;
  const item = scan.items[place ?? -1];
  const isOfCharges = counted === 'accessorials' || counted === 'accessorialCount';
  const isOther = scan.places('dimension').length > 0 || scan.says('share', 'percent', 'average');
  if (
    item === undefined ||
    compared < (place ?? 0) ||
    scan.at(number, 'number') === undefined ||
    !isOfCharges ||
    isOther
  )
    return;
  Object.assign(item, { concept: { kind: 'dimension', dimension: 'tracking_number' } });
}
