/** S1 section 9. */
export const totalSpendNote = 'Total Spend excludes USPS and DHL carriers.';

/** S1 section 5. */
export const unmappedNote = 'Unmapped packages go to US and the default normalized state of that country.';

/** S1 section 2. */
export const militaryStatesNote = 'US state codes AA, AP and AE are not shown on the map but are present in the grid.';

/** S1 section 2. */
export const comparisonNote = '*No data available prior to last six months for comparison.';
