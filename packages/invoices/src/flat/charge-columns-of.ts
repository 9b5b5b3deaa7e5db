import type { ChargeNames } from '../charge-names/charge-names.ts';
import { namedOn } from '../charge-names/dated-names.ts';
import type { ChargeColumn } from './declaration.ts';

/** The columns of a layout that a table of charges names, in the order of the file. */
export const chargeColumnsOf = (documented: readonly string[], names: ChargeNames): ChargeColumn[] =>
  documented.filter((column) => namedOn(names, column) !== undefined).map((column) => ({ column }));
