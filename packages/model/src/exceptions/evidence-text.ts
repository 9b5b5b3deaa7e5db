import type { Finding } from '@waybill/contract';
import { displayDate, displayDateTime } from '../dates/format-date.ts';
import { countText, moneyText, percentText, weightText } from '../formats/full-number.ts';

type Evidence = Pick<Finding, 'rule' | 'evidence'>;

/** How sentences are said in a language: `say` translates one and puts its values in, `locale` writes numbers and dates. */
export interface Saying {
  readonly say: (sentence: string, values: Readonly<Record<string, string | undefined>>) => string;
  readonly locale: string;
}

/** What a finding rests on, in sentences with their values in braces. */
export const evidenceSentences = {
  found: 'Found {{actual}}; usually it is {{usual}}.',
  billedBefore: 'Billed before by invoice {{invoice}} of {{day}}.',
  late: 'Due {{due}}, delivered {{delivered}}.',
  delivered: 'Delivered {{delivered}}.',
  weight: 'Billed {{actual}} lbs; weight, size and minimums come to {{usual}} lbs.',
  size: 'Longest side {{longest}} in, second side {{second}} in, length plus girth {{around}} in, weight {{weight}} lbs.',
  zone: 'Zone {{billed}}, usual is {{due}}.',
  cause: 'Main cause: {{cause}}.',
  cases: 'The usual value holds for {{cases}} of {{among}} similar packages.',
  casesSince: 'The usual value holds for {{cases}} of {{among}} similar packages since {{day}}.',
} as const;

/** What makes a bill differ from the agreed price. */
export const differenceCauses = {
  weight: 'Weight',
  zone: 'Zone',
  list: 'Published rate',
  discount: 'Discount',
  minimum: 'Minimum',
  accessorial: 'Accessorials',
  fuel: 'Fuel',
  other: 'Other',
} as const;

/**
 * What a finding rests on, in words: what was found, what is usual or due, and on how many packages it is so. Empty if its
 * evidence is no comparison.
 */
export function comparedEvidence(saying: Saying, finding: Evidence): string {
  const compared = comparison(saying, finding);
  return compared === undefined ? '' : joined(compared, cases(saying, finding.evidence));
}

/** The same; if there is no comparison, which packages or what place it is about. */
export function evidenceText(saying: Saying, finding: Evidence): string {
  const compared = comparison(saying, finding);
  if (compared !== undefined) return joined(compared, cases(saying, finding.evidence));
  return [finding.evidence.about, cases(saying, finding.evidence)].filter((part) => part !== '').join(' · ');
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

function comparison({ say, locale }: Saying, { rule, evidence }: Evidence): string | undefined {
  const { actual, usual, since, about } = evidence;
  const found = (written: (value: number) => string) =>
    actual === null || usual === null
      ? ''
      : say(evidenceSentences.found, { actual: written(actual), usual: written(usual) });
  switch (rule) {
    case 'billed_twice':
      return say(evidenceSentences.billedBefore, {
        invoice: about,
        day: since === null ? '' : displayDate(since, locale),
      });
    case 'late_guaranteed':
      return say(evidenceSentences.late, {
        due: since === null ? '' : displayDate(since, locale),
        delivered: displayDateTime(about, locale),
      });
    case 'above_agreement': {
      const cause = Object.entries(differenceCauses).find(([name]) => name === about)?.[1];
      return cause === undefined ? '' : say(evidenceSentences.cause, { cause: say(cause, {}) });
    }
    case 'saturday_not_delivered':
      return say(evidenceSentences.delivered, { delivered: displayDateTime(about, locale) });
    case 'weight_far_above':
      return say(evidenceSentences.weight, {
        actual: weightText(actual ?? 0, locale),
        usual: weightText(usual ?? 0, locale),
      });
    case 'handling_not_due': {
      const [longest, second, around, weight] = about
        .split(' ')
        .map((size) => (size === '' ? '–' : weightText(Number(size), locale)));
      return say(evidenceSentences.size, { longest, second, around, weight });
    }
    case 'same_charge_twice':
      return found((value) => countText(value, locale));
    case 'discount_missing':
    case 'fuel_differs':
      return found((value) => percentText(value, 2, locale));
    case 'price_differs':
    case 'accessorial_price':
      return found((value) => moneyText(value, '$', locale));
    case 'zone_differs': {
      const [billed = '', due = ''] = about.split(' ');
      return say(evidenceSentences.zone, { billed, due });
    }
    default:
      return undefined;
  }
}

function cases({ say, locale }: Saying, { cases: like, among, since }: Finding['evidence']): string {
  if (like === null || among === null) return '';
  const counts = { cases: countText(like, locale), among: countText(among, locale) };
  return since === null
    ? say(evidenceSentences.cases, counts)
    : say(evidenceSentences.casesSince, { ...counts, day: displayDate(since, locale) });
}
