import { punctuality } from '../../conditions/punctuality.ts';
import { type Draft, plain } from '../../draft/draft.ts';
import { measures as measureCatalogue } from '../../measures/measures.ts';
import { isGrouped } from '../../reading/is-grouped.ts';
import type { Reading } from '../../reading/reading.ts';
import { arePackages } from '../packages-named.ts';

/** ‘What percent is that’ names no whole. */
export function asksShareAlone({ share, measures, dimensions, filters, grain }: Draft): boolean {
  return (
    share !== undefined &&
    share.of === undefined &&
    measures.length + dimensions.length + filters.length === 0 &&
    grain === undefined
  );
}

/** ‘What percent is that’, after late packages, is their share of all; of one value, that of the value. */
export function shareOfThat(draft: Draft, base: Reading): Reading | undefined {
  const [counted, ...others] = base.measures;
  const [part, ...more] = base.filters.filter(({ excluded }) => !excluded);
  const isPlain = base.conditions.length === 0 && base.anyOf === undefined && base.share === undefined;
  if (!asksShareAlone(draft) || isGrouped(base) || others.length > 0 || more.length > 0 || !isPlain) return undefined;
  if (part === undefined || counted?.kind !== 'measure' || !measureCatalogue[counted.measure].addsUp) return undefined;
  const filters = base.filters.filter((each) => each !== part);
  const measure = arePackages(base.measures) ? punctuality[part.values.join()] : undefined;
  if (measure !== undefined) return { ...base, measures: [plain(measure)], filters };
  return { ...base, filters, dimensions: [part.dimension], share: { of: part } };
}
