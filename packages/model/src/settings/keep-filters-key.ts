/** The setting that says whether filters survive a change of page, dates or client: 'true' or 'false'. */
export const keepFiltersKey = 'keepFilters';
