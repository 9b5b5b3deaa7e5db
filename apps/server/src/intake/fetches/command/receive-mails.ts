import type { Settings } from '@waybill/db';
import { receivingAt, receptionColumns } from '../mail/reception-columns.ts';
import { type FetchCommand, FetchCommandError } from './fetch-command.ts';

/** Takes mails for an address from now on, or changes by which rules. @throws FetchCommandError */
export async function receive(
  settings: Settings,
  { clientId, pattern, mail }: Extract<FetchCommand, { act: 'receive' }>,
): Promise<void> {
  const client = await settings.selectFrom('client').select('id').where('id', '=', clientId).executeTakeFirst();
  if (client === undefined) throw new FetchCommandError(`There is no client ${clientId}.`);
  const values = { ...receptionColumns(mail), pattern, active: true };
  const before = await receivingAt(settings, mail.address);
  if (before !== undefined && before.client_id !== clientId)
    throw new FetchCommandError(
      `${mail.address} takes mails for client ${before.client_id} already: end that first with --stop.`,
    );
  if (before !== undefined) {
    await settings.updateTable('ftp_location').set(values).where('id', '=', before.id).execute();
    return;
  }
  await settings
    .insertInto('ftp_location')
    .values({
      ...values,
      client_id: clientId,
      name: mail.address.slice(0, 100),
      password: null,
      private_key: null,
      passphrase: null,
    })
    .execute();
}

/** Its history stays; mails for the address are refused from now on. @throws FetchCommandError */
export async function unreceive(settings: Settings, address: string): Promise<void> {
  const before = await receivingAt(settings, address);
  if (before === undefined || !before.active) throw new FetchCommandError(`${address} takes no mails.`);
  await settings.updateTable('ftp_location').set({ active: false }).where('id', '=', before.id).execute();
}
