/** Billed weight above what rounding up explains, as a condition of the query language. */
export const isBilledBySize = 'actual_weight_pounds > 0 and bill_weight_pounds >= actual_weight_pounds + 1';
