import { type OwnedInvoice, ownedKeyOf } from '../invoice-key.ts';

/** A file and the invoices of which it holds parts. */
interface PartOfInvoices {
  readonly sha256: string;
  readonly invoices: readonly OwnedInvoice[];
}

/**
 * The files that hold parts of these invoices of the same clients, and those that hold parts of the invoices of such
 * files; each content once.
 */
export function fittingParts<File extends PartOfInvoices>(
  files: readonly File[],
  invoices: readonly OwnedInvoice[],
): File[] {
  const wanted = new Set(invoices.map(ownedKeyOf));
  const found = new Map<string, File>();
  let before: number;
  do {
    before = found.size;
    for (const file of files) {
      const keys = file.invoices.map(ownedKeyOf);
      if (found.has(file.sha256) || !keys.some((key) => wanted.has(key))) continue;
      found.set(file.sha256, file);
      for (const key of keys) wanted.add(key);
    }
  } while (found.size > before);
  return [...found.values()];
}

/** Whether a file holds invoices, and nothing but invoices of these clients. */
export const holdsOnly = ({ invoices }: Pick<PartOfInvoices, 'invoices'>, clientIds: readonly number[]): boolean =>
  invoices.length > 0 && invoices.every(({ clientId }) => clientIds.some((id) => id === clientId));
