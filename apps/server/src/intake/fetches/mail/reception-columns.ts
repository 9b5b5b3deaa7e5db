import type { MailRules } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { noKeyOfReception } from './received-mails.ts';

/** What is stored of an address whose mails come to the server itself. */
export const receptionColumns = (mail: MailRules) => ({
  protocol: 'smtp' as const,
  host: '',
  port: 0,
  path: mail.address,
  user_name: '',
  host_key: noKeyOfReception,
  interval_minutes: null,
  move_to: null,
  mail: JSON.stringify(mail),
});

/** The location that takes mails for an address, or did. */
export const receivingAt = async (settings: Settings, address: string) =>
  await settings
    .selectFrom('ftp_location')
    .select(['id', 'client_id', 'active'])
    .where('protocol', '=', 'smtp')
    .where('path', '=', address)
    .executeTakeFirst();
