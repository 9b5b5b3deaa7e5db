import { type DimensionName, dimensionWords } from '@waybill/model';

export { type Dimension, dimensions } from '@waybill/model';

/** The names of all dimensions, in the order in which their words are read. */
export function dimensionNames(): readonly DimensionName[] {
  return Object.keys(dimensionWords) as DimensionName[];
}
