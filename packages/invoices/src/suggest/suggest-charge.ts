import { type ChargeFamily, sharedAccessorials } from '@waybill/model';
import type { ChargeNames, NamedCharge } from '../charge-names/charge-names.ts';
import { namedOn } from '../charge-names/dated-names.ts';
import { dhlNames } from '../layouts/dhl-ecommerce/charges.ts';
import { fedexEdiNames } from '../layouts/fedex-edi-csv/charges.ts';
import { ontracNames } from '../layouts/ontrac/charges.ts';
import { passportNames } from '../layouts/passport/charges.ts';
import { upsGroupOfCode } from '../layouts/ups-billing-data/accessorial-groups.ts';
import { freightChargeNames } from '../layouts/x12-freight/charge-names.ts';
import { feeNames } from './fee-names.ts';
import { similarity } from './similarity.ts';

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
    byCode(charge) ?? byNearest(text, earlier, 'earlier') ?? byWords(text) ?? byNearest(text, knownNames, 'similar')
  );
}

function byCode({ carrierId, code }: ChargeToName): SuggestedCharge | undefined {
  if (code === null) return undefined;
  const group = carrierId === ups ? upsGroupOfCode(code) : undefined;
  return group === undefined ? undefined : { family: 'other_accessorial', group, because: 'code', like: code };
}

function byWords(text: string): SuggestedCharge | undefined {
  for (const names of allNames) {
    const found = namedOn(names, text);
    if (found === undefined || found.words.length === 0) continue;
    const like = found.words.map((word) => word.replace(/^=/, '').trim()).join(' ');
    return { family: found.family, group: groupOf(found), because: 'words', like };
  }
  return undefined;
}

const groupOf = ({ family, group }: NamedCharge): string | null =>
  family === 'other_accessorial' ? (group ?? null) : null;

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
