import type { Settings } from '@waybill/db';
import { CannotBeUndone } from './undo-load.ts';

/** A loaded or waiting file: by its number, or by its content. */
export interface FileToUndo {
  readonly fileId?: number | undefined;
  readonly sha256?: string | undefined;
}

/**
 * The number of the loaded or waiting file that is meant.
 * @throws CannotBeUndone when no such file is that, or several are, which it lists.
 */
export async function findFileToUndo(settings: Settings, { fileId, sha256 }: FileToUndo): Promise<number> {
  const loaded = settings
    .selectFrom('invoice_file')
    .innerJoin('tenant', 'tenant.id', 'invoice_file.tenant_id')
    .select(['invoice_file.id', 'invoice_file.name', 'tenant.name as tenant'])
    .where('invoice_file.status', 'in', ['loaded', 'incomplete'])
    .orderBy('invoice_file.id');
  const files = await (fileId === undefined
    ? loaded.where('invoice_file.sha256', '=', sha256 ?? '')
    : loaded.where('invoice_file.id', '=', fileId)
  ).execute();
  const [file, ...others] = files;
  if (file === undefined) throw new CannotBeUndone(['There is no such file that is loaded or waits for other parts.']);
  if (others.length === 0) return file.id;
  const list = files.map(({ id, name, tenant }) => `${id} (${name} of ${tenant})`).join(', ');
  throw new CannotBeUndone([`It was handed in several times. Name one by its number: ${list}.`]);
}
