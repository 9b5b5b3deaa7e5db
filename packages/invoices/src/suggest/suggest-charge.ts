import { type ChargeFamily, sharedAccessorials } from '@waybill/model';
import type { ChargeNames, NamedCharge } from '../charge-names/charge-names.ts';
import { namedOn } from '../charge-names/dated-names.ts';
import { readChargeNames } from '../charge-names/read-charge-names.ts';
import { dhlNames } from '../layouts/dhl-ecommerce/charges.ts';
import { fedexEdiNames } from '../layouts/fedex-edi-csv/charges.ts';
import { ontracNames } from '../layouts/ontrac/charges.ts';
import { passportNames } from '../layouts/passport/charges.ts';
import { upsGroupOfCode } from '../layouts/ups-billing-data/accessorial-groups.ts';
import { freightChargeNames } from '../layouts/x12-freight/charge-names.ts';

/** Words of charges that any carrier may bill in addition to shipments. They are only used for suggestions. */
const feeNames: ChargeNames = readChargeNames(new URL('./fee-names.csv', import.meta.url));

/** A charge that nobody named yet. */
export interface ChargeToName {
  readonly carrierId: number;
  readonly description: string | null;
  readonly code: string | null;
}

/** What a charge may be, and why. */
export interface SuggestedCharge {
  readonly family: ChargeFamily;
  readonly group: string | null;
  /** The carrier's list of codes, words in the text, an earlier classification of a similar name, or a similar known name. */
  readonly because: 'code' | 'words' | 'earlier' | 'similar';
  /** The code, words or name that fits. */
  readonly like: string;
}

/** The classification of a name. */
interface Named {
  readonly name: string;
  readonly family: ChargeFamily;
  readonly group: string | null;
}

const ups = 1;
const allNames: readonly ChargeNames[] = [
  fedexEdiNames,
  ontracNames,
  dhlNames,
  passportNames,
  freightChargeNames,
  feeNames,
];

const knownNames: readonly Named[] = [
  ...sharedAccessorials.map((name) => ({ name, family: 'other_accessorial' as const, group: name })),
  { name: 'Fuel surcharge', family: 'fuel_surcharge', group: null },
  { name: 'Transportation charge', family: 'transportation', group: null },
  { name: 'Duty and tax', family: 'tax', group: null },
  { name: 'Customs clearance', family: 'tax', group: null },
  { name: 'Service fee', family: 'fee', group: null },
];

/** The least similarity, from 0 to 1, at which two texts are alike. */
const leastSimilar = 0.5;

/** The best guess at what a charge is; undefined if nothing is similar. `earlier`: classifications of other charges. */
export function suggestCharge(charge: ChargeToName, earlier: readonly Named[]): SuggestedCharge | undefined {
  const text = charge.description ?? charge.code ?? '';
  return (
    byCode(charge) ??
    byNearest(text, earlier, 'earlier') ??
    byWords(text) ??
    asAccessorialOfItsOwn(text) ??
    byNearest(text, knownNames, 'similar')
  );
}

function byCode({ carrierId, code }: ChargeToName): SuggestedCharge | undefined {
  if (code === null) return undefined;
  const group = carrierId === ups ? upsGroupOfCode(code) : undefined;
  return group === undefined ? undefined : { family: 'other_accessorial', group, because: 'code', like: code };
}

/** Words that say what a charge is; of an accessorial, also which one. */
function byWords(text: string): SuggestedCharge | undefined {
  for (const names of allNames) {
    const found = namedOn(names, text);
    if (found === undefined || found.words.length === 0) continue;
    if (found.family !== 'other_accessorial') return suggestedBy(found, null);
    if (found.group !== undefined) return suggestedBy(found, found.group);
  }
  return undefined;
}

/** A word such as surcharge, which does not say for what: the accessorial is called as the carrier calls it. */
function asAccessorialOfItsOwn(text: string): SuggestedCharge | undefined {
  const found = namedOn(feeNames, text);
  const name = text.trim().toLowerCase();
  return found?.family === 'other_accessorial'
    ? suggestedBy(found, `${name.charAt(0).toUpperCase()}${name.slice(1)}`)
    : undefined;
}

const suggestedBy = (
  { family, words }: NamedCharge & { readonly words: readonly string[] },
  group: string | null,
): SuggestedCharge => ({
  family,
  group,
  because: 'words',
  like: words.map((word) => word.replace(/^=/, '').trim()).join(' '),
});

function byNearest(
  text: string,
  names: readonly Named[],
  because: SuggestedCharge['because'],
): SuggestedCharge | undefined {
  const [nearest] = names
    .map((named) => ({ named, likeness: similarity(named.name, text) }))
    .filter(({ likeness }) => likeness >= leastSimilar)
    .sort((one, other) => other.likeness - one.likeness);
  if (nearest === undefined) return undefined;
  const { name, family, group } = nearest.named;
  return { family, group, because, like: name };
}

const piecesOf = (text: string): string[] => {
  const padded = `  ${text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return Array.from({ length: Math.max(0, padded.length - 2) }, (_, start) => padded.slice(start, start + 3));
};

/** How much two texts have in common, from 0 to 1: the share of their groups of three letters that are in both. */
function similarity(one: string, other: string): number {
  const left = new Set(piecesOf(one));
  const right = new Set(piecesOf(other));
  const common = [...left].filter((piece) => right.has(piece)).length;
  return left.size + right.size === 0 ? 0 : (2 * common) / (left.size + right.size);
}
