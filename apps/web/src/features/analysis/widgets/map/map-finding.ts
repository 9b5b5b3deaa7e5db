import type { MapSide, PageState } from '@waybill/model';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { factText, percentText } from '../../../../lib/languages/formats.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import { areasHaveShares, type MapMeasure, type MapValues } from './prepare-map.ts';

/** What a map shows, as a sentence: the area with the highest figure and its share; empty if no area has any. */
export function mapFinding(
  { areas }: Pick<MapValues, 'areas'>,
  { text, unit, addsUp }: MapMeasure,
  state: PageState,
  side: MapSide,
  nameOf: (code: string) => string,
): string {
  const { t } = texts;
  const filled = areas.filter(({ value }) => value !== 0);
  const [largest] = filled;
  if (largest === undefined) return '';
  const words = {
    fact: t(text),
    name: nameOf(largest.code),
    amount: factText(largest.value, unit, readingOf(state)),
    percent: percentText(largest.share),
  };
  if (!addsUp || largest.value < 0) return t('{{name}} has the highest {{fact}}, {{amount}}', words);
  if (!areasHaveShares({ text, unit, addsUp }, areas) || largest.share > 100) {
    return side === 'sender'
      ? t('{{name}} sends the most: {{fact}} {{amount}}', words)
      : t('{{name}} receives the most: {{fact}} {{amount}}', words);
  }
  return side === 'sender'
    ? t('{{name}} sends the most: {{fact}} {{amount}}, {{percent}} of the map', words)
    : t('{{name}} receives the most: {{fact}} {{amount}}, {{percent}} of the map', words);
}
