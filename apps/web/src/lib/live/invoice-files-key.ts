/** The lists of carriers' files in the administration, which a load changes. */
export const invoiceFilesKey = ['administration', 'invoice-files'] as const;
