import { z } from 'zod';
import { analysisSearch } from './analysis-search.ts';
import { gridSearch } from './grid-search.ts';
import { listOf } from './search-values.ts';
import { shipmentSearch } from './shipment-search.ts';
import { viewSearch } from './view-search.ts';

/** The whole address of an analysis page: what it shows and how, the grid and the shipment over it. */
export const pageSearch = analysisSearch.extend(viewSearch.shape).extend(gridSearch.shape).extend(shipmentSearch.shape);

/** The address of the comparison page: also its sets, each written as an address of its own. */
export const comparisonSearch = pageSearch.extend({ set: listOf(z.coerce.string().min(1).max(8_000), 3) });
