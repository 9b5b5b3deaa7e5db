import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOf } from '@waybill/model';
import { demoFileAccounts, demoFiles } from '@waybill/seed-data';
import type { LoadContext } from '../intake/load-requests/load-request.ts';
import { loadInvoiceFile } from '../intake/loads/load-invoice-file.ts';
import { withScratchFolder } from '../platform/data-directory/scratch-folder.ts';
import type { Services } from '../platform/services.ts';

type Context = LoadContext & Pick<Services, 'clock'>;

/** Loads the demo's files as its administrator would, and names the accounts that they bring. */
export async function seedIntake(context: Context, tenantId: number): Promise<void> {
  const { settings, clock } = context;
  const { clientId, ups, ontrac } = demoFileAccounts;
  const { id: uploadedBy } = await settings
    .selectFrom('user_account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('login', '=', 'admin')
    .executeTakeFirstOrThrow();
  await withScratchFolder(context, async (folder) => {
    const path = join(folder, 'file.csv');
    for (const { name, content, acceptBadLines } of demoFiles(dayOf(clock()))) {
      await writeFile(path, content);
      await loadInvoiceFile(context, { path, name, clientId, uploadedBy, acceptBadLines });
    }
  });
  for (const { number, name } of [ups, ontrac]) {
    await settings
      .updateTable('account')
      .set({ name, is_ups_gsr: number === ups.number })
      .where('client_id', '=', clientId)
      .where('number', '=', number)
      .execute();
  }
}
