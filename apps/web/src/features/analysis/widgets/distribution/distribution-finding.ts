import type { MapSide } from '@waybill/model';
import { countText, percentText } from '../../../../lib/languages/formats.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import type { AreaPackages } from '../../../../ui/cards/distribution/prepare-distribution.ts';

/** What the distribution map shows, as a sentence: the ZIP area with most packages; empty if none has any. */
export function distributionFinding(
  areas: readonly AreaPackages[],
  side: MapSide,
  nameOf: (digits: string) => string,
): string {
  const { t } = texts;
  const [largest] = areas
    .filter(({ digits, packages }) => digits !== '' && packages > 0)
    .toSorted((one, other) => other.packages - one.packages);
  if (largest === undefined) return '';
  const words = {
    name: nameOf(largest.digits),
    fact: t('Packages'),
    amount: countText(largest.packages),
    percent: percentText(largest.share),
  };
  return side === 'sender'
    ? t('{{name}} sends the most: {{fact}} {{amount}}, {{percent}}', words)
    : t('{{name}} receives the most: {{fact}} {{amount}}, {{percent}}', words);
}
