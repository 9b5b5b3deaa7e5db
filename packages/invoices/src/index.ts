export { mostRowsAtOnce } from './indexed-file.ts';
export * from './invoice-file.ts';
export type { MappedCarrier } from './mapped/declaration-of.ts';
export { guessMapping } from './mapped/guess/guess-mapping.ts';
export { type FileSample, readSample } from './mapped/guess/read-sample.ts';
export { type MappedLayout, mappedLayout } from './mapped/mapped-layout.ts';
export { mappingProblems } from './mapped/mapping-problems.ts';
export { openInvoiceFile } from './open-invoice-file.ts';
export type { ReadingOptions } from './reading-options.ts';
