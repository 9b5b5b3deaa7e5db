import { listOf, textOf } from '../address/parameters.ts';
import { readParameters } from '../address/read-parameters.ts';
import { analysisParameters } from './analysis-search.ts';
import { gridParameters } from './grid-search.ts';
import { shipmentParameters } from './shipment-search.ts';
import { viewParameters } from './view-search.ts';

const pageParameters = {
  ...analysisParameters,
  ...viewParameters,
  ...gridParameters,
  ...shipmentParameters,
};

/** The whole address of an analysis page: what it shows and how, the grid and the shipment over it. */
export const pageSearch = readParameters(pageParameters);

/** The sets of the comparison page, each written as an address of its own. */
export const comparisonSets = listOf(textOf(1, 8_000), 3);

/** The address of the comparison page: also its sets. */
export const comparisonSearch = readParameters({ ...pageParameters, set: comparisonSets });
