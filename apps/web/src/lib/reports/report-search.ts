import { wholeNumber } from '../address/parameters.ts';
import { readParameters } from '../address/read-parameters.ts';

/** The address of the Reports page: `report` names the one that is meant. */
export const reportSearch = readParameters({ report: wholeNumber });
