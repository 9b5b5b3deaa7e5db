/** Spaces are limited: without limits, the time to refuse a long field would grow with the square of its length. */
const totalWords = /^\s{0,20}(grand |sub)?totals?\s{0,20}:?\s{0,20}$/i;

/** Portals and people add a last line with the total: it says so, and has no digits at the places that name an invoice. */
export const isTotalLine = (fields: readonly string[], keyPlaces: readonly number[]): boolean =>
  keyPlaces.every((place) => !/\d/.test(fields[place] ?? '')) && fields.some((field) => totalWords.test(field));
