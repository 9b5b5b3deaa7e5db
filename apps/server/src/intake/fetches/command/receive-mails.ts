import type { MailRules } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { noKeyOfReception } from '../mail/received-mails.ts';
import { type FetchCommand, FetchCommandError } from './fetch-command.ts';

/** Takes mails for an address from now on, or changes by which rules. @throws FetchCommandError */
export async function receive(
  settings: Settings,
  { clientId, pattern, mail }: Extract<FetchCommand, { act: 'receive' }>,
): Promise<void> {
  const client = await settings.selectFrom('client').select('id').where('id', '=', clientId).executeTakeFirst();
  if (client === undefined) throw new FetchCommandError(`There is no client ${clientId}.`);
  const values = { pattern, mail: JSON.stringify(mail satisfies MailRules), active: true };
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
      protocol: 'smtp',
      host: '',
      port: 0,
      path: mail.address,
      user_name: '',
      host_key: noKeyOfReception,
      password: null,
      private_key: null,
      passphrase: null,
      interval_minutes: null,
      move_to: null,
    })
    .execute();
}

/** Its history stays; mails for the address are refused from now on. @throws FetchCommandError */
export async function unreceive(settings: Settings, address: string): Promise<void> {
  const before = await receivingAt(settings, address);
  if (before === undefined || !before.active) throw new FetchCommandError(`${address} takes no mails.`);
  await settings.updateTable('ftp_location').set({ active: false }).where('id', '=', before.id).execute();
}

const receivingAt = async (settings: Settings, address: string) =>
  await settings
    .selectFrom('ftp_location')
    .select(['id', 'client_id', 'active'])
    .where('protocol', '=', 'smtp')
    .where('path', '=', address)
    .executeTakeFirst();
