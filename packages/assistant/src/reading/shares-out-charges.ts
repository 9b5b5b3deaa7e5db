import type { Reading } from './reading.ts';

/** ‘Residential surcharges per package’: charges of some kind, shared out over the packages that have one. */
export function sharesOutCharges({ measures, filters, dimensions }: Reading): boolean {
  const areOfKind =
    dimensions.includes('accessorial') ||
    filters.some(({ dimension, excluded }) => dimension === 'accessorial' && !excluded);
  const shared = measures.filter((each) => each.kind === 'ratio' && each.as === 'per');
  return (
    areOfKind &&
    shared.length > 0 &&
    shared.every((each) => each.kind === 'ratio' && each.measure === 'accessorials' && each.of === 'packages')
  );
}
