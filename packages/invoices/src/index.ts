export { mostRowsAtOnce } from './indexed-file.ts';
export * from './invoice-file.ts';
export type { MappedCarrier } from './mapped/declaration-of.ts';
export { type MappedLayout, mappedLayout } from './mapped/mapped-layout.ts';
export { mappingProblems } from './mapped/mapping-problems.ts';
export { openInvoiceFile } from './open-invoice-file.ts';
export type { ReadingOptions } from './reading-options.ts';
export { type ChargeToName, type SuggestedCharge, suggestCharge } from './suggest/suggest-charge.ts';
