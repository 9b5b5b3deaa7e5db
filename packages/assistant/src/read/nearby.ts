import type { MeasureName } from '@waybill/model';
import { dimensionLabel, measureLabel } from '../say/labels.ts';
import { sentencesIn } from '../say/sentences-in.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';
import type { Circumstances } from './completed.ts';

/** Questions about the same figure or group as one that cannot be answered, or about the one before. */
export function nearby(
  items: readonly ChosenItem[],
  { language, previous }: Pick<Circumstances, 'language' | 'previous'>,
): readonly string[] {
  const { asks } = sentencesIn(language);
  const concepts = items.map(({ concept }) => concept);
  const named = concepts.flatMap((concept) => (concept.kind === 'measure' ? [concept.measure] : []));
  const before = (previous?.measures ?? []).flatMap((asked) => (asked.kind === 'count' ? [] : [asked.measure]));
  const figures: readonly MeasureName[] = [
    ...new Set([...named, ...before, 'totalSpend' as const, 'packages' as const]),
  ];
  const groups = concepts.flatMap((concept) =>
    concept.kind === 'dimension' || concept.kind === 'value' ? [dimensionLabel(concept.dimension, language)] : [],
  );
  const texts = figures.slice(0, 3).flatMap((name) => {
    const figure = measureLabel(name, language);
    return [
      ...groups.map((group) => asks.byLastMonth(figure, group)),
      asks.byLastMonth(figure, asks.carrier),
      asks.byMonth(figure),
      asks.lastQuarter(figure),
    ];
  });
  return [...new Set(texts)];
}
