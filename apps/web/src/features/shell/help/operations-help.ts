import { text } from '../../../lib/languages/text.ts';
import { plainHelp } from './help-page.ts';

/** The help of the operators' pages. */
export const operationsHelp = [
  plainHelp(
    '/usersNew',
    text('New user'),
    text('Create a user with roles and clients. They get an invitation by mail, or a first password from you.'),
  ),
  plainHelp(
    '/viewScheduledReports',
    text('Scheduled reports'),
    text('Everybody’s scheduled reports in this tenant: owner, page, period and next run.'),
    text(
      'Run now creates the report and mails its owner as usual. Pausing keeps the schedule; deleting ends it, and existing reports stay.',
    ),
    text('Only users with access to every client in a run can open its file. The audit log records who opened it.'),
  ),
  plainHelp(
    '/dataExports',
    text('Data exports'),
    text(
      'Directories of SFTP servers and buckets (S3) that are kept up to date with all packages and charges of a client, as Parquet or CSV files for programs.',
    ),
    text(
      'Each delivery sends only what is new or has changed and removes what was undone. One that fails is repeated soon and leaves nothing twice. The file manifest.json comes last and lists all files.',
    ),
    text('An export delivers what the user who saved it last may read, for as long as they may.'),
  ),
  plainHelp(
    '/reportsExecConfig',
    text('Report execution'),
    text('The tenant’s waiting and running reports, with their progress. You can stop any of them.'),
    text(
      'Limits apply to the whole tenant from the next report on: rows, minutes, days a file is kept, and how many reports of one user may wait or run.',
    ),
    text(
      'The number of reports that run at once and the disk space they may use are shared by all tenants. Only operators of the server’s own tenant can change them.',
    ),
  ),
  plainHelp(
    '/backups',
    text('Backups'),
    text(
      'Backups of the whole server: warehouse, settings, secrets and files as of one moment, taken while users keep working.',
    ),
    text(
      'Choose how often and when backups are taken, and how many are kept. Only what has changed since the last one takes up more space. If a backup fails, the operators are notified.',
    ),
    text(
      'A test restore restores the newest backup into a temporary directory, checks it and deletes it again. To restore for real, use the command waybill restore.',
    ),
  ),
  plainHelp(
    '/client_credentials',
    text('Client credentials'),
    text('Clients’ logins for carriers’ web sites, APIs and other services: address, user name and secret.'),
    text(
      'Secrets are stored encrypted and never listed. Users who may change credentials can reveal a secret; the audit log records who did.',
    ),
    text('Secrets older than 180 days are marked. Change them with the carrier first, then here.'),
  ),
  plainHelp(
    '/ftplocations',
    text('FTP locations'),
    text('Servers that carrier invoices are fetched from, by SFTP, FTPS or FTP. Each belongs to one client.'),
    text(
      'Test the connection first: the server’s key is remembered, and any other key is refused later. Fetched files are loaded like uploaded ones, each file once; refused files show the reason.',
    ),
    text(
      'Passwords and keys are stored encrypted and never shown. Enter them again if you change the host, port or user.',
    ),
  ),
];
