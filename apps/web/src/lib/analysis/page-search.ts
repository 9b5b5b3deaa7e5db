import { analysisSearch } from './analysis-search.ts';
import { gridSearch } from './grid-search.ts';

/** The whole address of an analysis page: what it shows, and the grid over it. */
export const pageSearch = analysisSearch.extend(gridSearch.shape);
