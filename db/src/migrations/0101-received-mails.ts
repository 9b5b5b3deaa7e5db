import { type Kysely, sql } from 'kysely';

/** Mails may also be sent to the server itself. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table ftp_location
    drop constraint ftp_location_protocol_check,
    add constraint ftp_location_protocol_check
      check (protocol in ('sftp', 'ftps', 'ftp', 'imaps', 'folder', 'smtp')),
    drop constraint ftp_location_port_check,
    add constraint ftp_location_port_check
      check (port between 1 and 65535 or (port = 0 and protocol in ('folder', 'smtp')))`.execute(database);
}
