import { text } from '../../../lib/languages/text.ts';
import { plainHelp } from './help-page.ts';

/** The help of the operators' pages. */
export const operationsHelp = [
  plainHelp(
    '/usersNew',
    text('New user'),
    text(
      'Makes a user with roles and clients. They get an invitation by mail, or a first password that you tell them.',
    ),
  ),
  plainHelp(
    '/viewScheduledReports',
    text('Scheduled reports'),
    text('The reports that come by themselves, of everybody in the tenant: whose, of which page and period, and when.'),
    text(
      'Run now makes the report for its owner, who gets it with the usual mail. Pausing keeps the schedule; deleting ends it, and what it made stays.',
    ),
    text('The file of a run opens only for who may read every client in it; the audit log keeps who opened it.'),
  ),
  plainHelp(
    '/reportsExecConfig',
    text('Report execution'),
    text('The reports of the tenant that wait or run, with their progress; any of them can be stopped.'),
    text(
      'Limits hold for the whole tenant from the next report on: rows, minutes, days until a file is deleted, and how many reports of one user may wait or run.',
    ),
    text(
      'How many reports run at once and how much disk they may use is shared by all tenants; operators of the house’s own tenant decide it.',
    ),
  ),
  plainHelp(
    '/client_credentials',
    text('Client credentials'),
    text('With what clients sign in at carriers: web sites, APIs and others, with address, user name and secret.'),
    text(
      'Secrets are stored encrypted and stand in no list. Who may change credentials can show one; the audit log keeps who did.',
    ),
    text('A secret older than 180 days is marked: change it at the carrier first, then here.'),
  ),
  plainHelp(
    '/ftplocations',
    text('FTP locations'),
    text('The servers from which carrier invoices are fetched, by SFTP, FTPS or FTP, each for one client.'),
    text(
      'Test the connection first: the key that the server shows then is remembered, and another one is refused later. A fetched file is loaded like one that was handed in, each file once; refused ones say why.',
    ),
    text('Passwords and keys are stored encrypted and never shown. Another host, port or user needs them again.'),
  ),
];
