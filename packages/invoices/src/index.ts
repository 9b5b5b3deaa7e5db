export { mostRowsAtOnce } from './indexed-file.ts';
export * from './invoice-file.ts';
export { openInvoiceFile, type ReadingOptions } from './open-invoice-file.ts';
