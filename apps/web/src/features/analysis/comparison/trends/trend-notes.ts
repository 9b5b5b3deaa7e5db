import { mostComparedYears, partsOf } from '@waybill/model';
import { texts } from '../../../../lib/languages/texts.ts';
import { isolated } from '../isolated.ts';
import { oneRuleNote } from '../one-rule-note.ts';
import type { ComparedTrend } from './prepare.ts';

/** Notes for reading the lines correctly: how they are aligned, what is cut off, which years are missing. */
export function trendNotes({ text, series, slots }: ComparedTrend): readonly string[] {
  const partial = series.flatMap(({ name }, index) =>
    slots.flatMap(({ periods }) => {
      const period = periods[index];
      return period?.partial ? [isolated(`${name} · ${period.label}`)] : [];
    }),
  );
  const isCut = series.some(({ live, year, age }) => {
    const { from, to } = live.analysis.state.dates;
    return year !== undefined && age === 0 && partsOf(to).year - partsOf(from).year >= mostComparedYears;
  });
  const rule = oneRuleNote(series);
  return [
    text,
    ...(partial.length === 0
      ? []
      : [texts.t('Dashed or on its own because days are missing: {{periods}}', { periods: partial.join('; ') })]),
    ...(rule === undefined ? [] : [rule]),
    ...(isCut ? [texts.t('Only the newest {{years}} years of a set are drawn.', { years: mostComparedYears })] : []),
  ];
}
