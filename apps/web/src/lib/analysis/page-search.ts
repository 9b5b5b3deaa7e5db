import { analysisSearch } from './analysis-search.ts';
import { gridSearch } from './grid-search.ts';
import { shipmentSearch } from './shipment-search.ts';

/** The whole address of an analysis page: what it shows, the grid and the shipment over it. */
export const pageSearch = analysisSearch.extend(gridSearch.shape).extend(shipmentSearch.shape);
