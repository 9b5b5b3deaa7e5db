/** S1 section 5. */
export const unmappedNote = 'Packages without a usable address are counted under US, in its default state.';

/** S1 section 4: every fact of Carrier Score is a tracking status. */
export const trackingStatusNote = 'Packages without a known tracking status are not counted.';

/** S1 section 2. */
export const militaryStatesNote = 'US state codes AA, AP and AE are not shown on the map but are present in the grid.';

export const findingsNote =
  'Only what the rules find on packages of active accounts is counted; a finding counts on the days of the invoice that it is about.';
