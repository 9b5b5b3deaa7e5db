import { analysisSearch } from './analysis-search.ts';
import { gridSearch } from './grid-search.ts';
import { shipmentSearch } from './shipment-search.ts';
import { viewSearch } from './view-search.ts';

/** The whole address of an analysis page: what it shows and how, the grid and the shipment over it. */
export const pageSearch = analysisSearch.extend(viewSearch.shape).extend(gridSearch.shape).extend(shipmentSearch.shape);
