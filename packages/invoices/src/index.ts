export * from './invoice-file.ts';
export { type ReadingOptions, openInvoiceFile } from './open-invoice-file.ts';
