import type { DateRange, OnTimeScores } from '@waybill/model';
import { rounded } from '@waybill/model';
import { cellText, percentText, rangeText } from '../../../../lib/languages/formats.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import { pointsOf } from './points-text.ts';

/** What the scores say in a sentence: how many packages came on time, how that changed, and who is best and worst. */
export function onTimeFinding(
  { all, carriers }: OnTimeScores,
  earlier: OnTimeScores | undefined,
  range: DateRange | undefined,
): string {
  const { t } = texts;
  if (all.share === null) return t('No deliveries are known for these days.');
  const share = t('{{percent}} of {{count, number}} packages with a known delivery were on time', {
    percent: percentText(all.share),
    count: all.known,
  });
  const before = earlier?.all.share ?? null;
  const days = range && rangeText(range);
  const compared = before === null ? t('no earlier data') : comparedText(all.share - before, days);
  const ranked = carriers.filter((carrier) => carrier.share !== null);
  const [best, worst] = [ranked[0], ranked.at(-1)];
  const ends =
    best === undefined || worst === undefined || best.share === worst.share
      ? []
      : [
          t('best {{best}} ({{bestPercent}}), worst {{worst}} ({{worstPercent}})', {
            best: cellText(best.carrier),
            bestPercent: percentText(best.share),
            worst: cellText(worst.carrier),
            worstPercent: percentText(worst.share),
          }),
        ];
  return [[share, compared].join(', '), ...ends].join('; ');
}

function comparedText(difference: number, days: string | undefined): string {
  const { t } = texts;
  const words = { points: pointsOf(difference), days };
  if (rounded(difference) === 0) return t('the same as in {{days}}', words);
  return difference < 0
    ? t('{{points}} points less than in {{days}}', words)
    : t('{{points}} points more than in {{days}}', words);
}
