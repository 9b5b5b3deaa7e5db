import type { FileStatus, LoadPreview } from '@waybill/server';

const foreseen = {
  loaded: 'would_be_loaded',
  already_there: 'already_there',
  incomplete: 'would_wait',
  refused: 'would_be_refused',
} as const satisfies Record<FileStatus, string>;

/** A preview for scripts: nothing happened yet, so its states are those of what would. */
export const asForeseen = (preview: LoadPreview) => ({
  ...preview,
  status: foreseen[preview.status],
  invoices: preview.invoices.map((invoice) => ({ ...invoice, status: foreseen[invoice.status] })),
});
