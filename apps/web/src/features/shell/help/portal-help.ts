import { text } from '../../../lib/languages/text.ts';
import { type HelpPage, plainHelp as page } from './help-page.ts';

const tables = text(
  'Search, sort and page through the whole table, not just the rows on screen. The address of the page keeps your view.',
);

/** The help of the pages other than the analysis pages. */
export const portalHelp: readonly HelpPage[] = [
  page('/', text('Home'), text('The first page that your permissions open. Choose your own in your profile.')),
  page(
    '/profile',
    text('Profile'),
    text('Your account, your saved filter sets, and the page you see after signing in.'),
    text('Deleting a saved filter set removes it from every page.'),
    text('You can also delete saved comparison sets and groups here; a group shows which of its sets no longer exist.'),
  ),
  page(
    '/settings',
    text('Settings'),
    text('Settings for all users of the tenant, such as maintenance and announcements.'),
    text(
      'Closes pages and their data for maintenance. Users see a maintenance screen; anyone with the permission MAINTENANCE_OVERRIDE can still open them. Settings itself never closes.',
    ),
  ),
  page(
    '/change_password',
    text('Change password'),
    text(
      'Passwords are 8 to 128 characters long, with at least one digit, one lowercase and one uppercase letter. After changing yours, sign in again.',
    ),
    text(
      'You are warned during the last ten days before your password expires. Once it has expired, only this page opens.',
    ),
  ),
  page(
    '/businessOverview',
    text('Business Overview'),
    text('A one-page summary for management: the last month, quarter or year compared with the previous one.'),
    text('It shows full calendar periods by invoice date, and prints on a clean page.'),
  ),
  page(
    '/beta',
    text('PulseUI beta'),
    text('Previews of new features. Each switch affects only you. While you take part, the portal opens on this page.'),
    text('All previews are switched off, and the portal opens on your usual landing page again.'),
  ),
  page(
    '/jobs',
    text('Jobs'),
    text('Background jobs of the server: reports, invoice files and FTP transfers.'),
    text('Each line shows when the job started, its progress, and why it failed, if it did.'),
  ),
  page(
    '/callersUINew',
    text('Calls to carriers'),
    text('Prepare calls to carriers from the exception lists, which show how much money is involved.'),
  ),
  page(
    '/aframe/distributionmapdemo',
    text('Distribution map (demo)'),
    text('The distribution map with sample data, to try it out before your own data is loaded.'),
  ),
  page(
    '/reports',
    text('Reports'),
    text(
      'Your reports: queued, running, completed or failed. You can download a completed report until it is deleted.',
    ),
    text('You get a notification when a report is ready, so you can leave this page while it runs.'),
    text(
      'Request a report orders one of the named reports for a client, carrier and range of at most 13 months. Schedule beside a report, or New schedule, has it created and mailed every day, week or month, to colleagues too if they have access to the same rows.',
    ),
  ),
  page(
    '/invoices',
    text('Invoices'),
    text('Find invoices by number, account, carrier and date, and see their charges.'),
    text(
      'Amounts are in the invoice’s currency. Each charge is converted to US dollars at the rate of its bill date. A warning appears if the charges do not add up to the loaded amount.',
    ),
    text(
      'Open an invoice to see its charges by kind and service, all its packages, and whether the loaded amounts match the control total of the carrier’s file.',
    ),
    tables,
  ),
  page(
    '/billing',
    text('Billing'),
    text(
      'The numbers under which clients are billed: one per client and billing run, with the carrier invoices it covers.',
    ),
    text(
      'Stamping assigns a number to every carrier invoice in the chosen period that has none. Stamping again does not assign a second number; the stamped amounts do not change.',
    ),
    tables,
  ),
  page(
    '/paymentnumber',
    text('Payment numbers'),
    text(
      'Carrier invoices that are paid together: those of one client and its sub-clients, at one carrier, in one currency.',
    ),
    text(
      'Choose unpaid invoices and generate a number for them. Enter the date and reference once they are paid. A void number is not reused, and its invoices become unpaid again.',
    ),
    tables,
  ),
  page(
    '/trackingPaymentNumber',
    text('Tracking payment numbers'),
    text(
      'For each tracking number in a list: the invoices that bill it, the amounts, the payment number and the payment date.',
    ),
  ),
  page(
    '/invoiceLedger',
    text('Invoice ledger'),
    text(
      'By account and week: which invoices have arrived, which are late, and which do not agree with the carrier’s total.',
    ),
    text(
      'An account is late when its next invoice is a few days overdue, judged by how often it was billed in the last 26 weeks. You then get a notification and a mail.',
    ),
    text(
      'An invoice cannot be verified if no file states its total. An invoice that is not loaded is in a file that was refused or is waiting for its other parts; the reason is next to it.',
    ),
  ),
  page(
    '/invoicesBulkDownload',
    text('Bulk invoice download'),
    text('Download many invoices in one archive, by client, carrier and date.'),
    text(
      'Select invoices, or download all that match. The file is created in the background and appears at the top of this page. Amounts are in the currency of each invoice.',
    ),
  ),
  page(
    '/glcodes',
    text('GL codes'),
    text(
      'GL codes assign each charge to an account in your general ledger. They are checked in order, a sub-client’s codes before its parent’s, and the first match is used.',
    ),
    text(
      'The allocation includes every billed charge, also from USPS and DHL, so it adds up to the invoices. Charges without a code come first.',
    ),
  ),
  page(
    '/aframe/sync',
    text('Synchronisation'),
    text(
      'Checks that the accounts in the settings match their copy in the warehouse, shows the latest exchange rates, and lists what is waiting to be sorted.',
    ),
    text('Synchronise now copies the accounts again and starts the sorting.'),
  ),
  page(
    '/aframe/cdcAdmin',
    text('CDC administration'),
    text('Find out why a month’s figures have changed: recent loads, and what each added to each client’s months.'),
  ),
  page(
    '/aframe/statistics',
    text('Statistics'),
    text(
      'What the warehouse holds for each client: packages, charges, bill dates and the amount in US dollars, converted charge by charge. Open a client for its quarters.',
    ),
    text('The data version is the number of the latest visible load. The database file is shared by all tenants.'),
  ),
  page(
    '/markup',
    text('Markup'),
    text('A markup is added to each carrier charge when you bill it on to a client, rounded to the cent.'),
    text(
      'Lines are checked from top to bottom, and the first match is used. A charge with no match is billed unchanged.',
    ),
  ),
  page(
    '/assignMarkup',
    text('Assign markup'),
    text('A client has one markup at a time, its own or its parent’s, for a range of invoice dates.'),
  ),
  page(
    '/runMarkup',
    text('Run markup'),
    text(
      'A run calculates what to bill a client for the invoices of a period. Its amounts do not change later, and it comes with a file of its packages.',
    ),
  ),
  page(
    '/clients',
    text('Clients'),
    text(
      'The companies whose packages are analysed. Access to a parent includes its sub-clients. The engage date is the first day with data.',
    ),
    tables,
  ),
  page(
    '/carriers',
    text('Carriers'),
    text('The carriers whose invoices are loaded, and how many accounts you have with each.'),
    tables,
  ),
  page(
    '/accounts',
    text('Accounts'),
    text(
      'Your account numbers with the carriers. Each belongs to one client. An account that has no client yet is listed once its first invoice file is loaded.',
    ),
    tables,
  ),
  page(
    '/accountgroups',
    text('Account groups'),
    text('Accounts that belong together, such as a warehouse or a brand. You can filter by them.'),
    tables,
  ),
  page(
    '/accountconfig',
    text('Account divisions'),
    text('Account groups that belong together, such as a region. You can filter by them.'),
    tables,
  ),
  page(
    '/users',
    text('Users'),
    text(
      'Who may sign in, with which roles and for which clients. Deactivating a user ends their sessions at once; you can activate them again.',
    ),
    tables,
  ),
  page(
    '/acl',
    text('Roles and permissions'),
    text('A user may do everything that at least one of their roles allows.'),
    tables,
  ),
  page(
    '/identityProviders',
    text('Identity providers'),
    text('Single sign-on with a company account. Set up a provider from its metadata or field by field.'),
  ),
  page(
    '/apiTokens',
    text('API tokens'),
    text(
      'With which tokens programs call the portal, as whom, and when each was last used. A revoked token is refused at once.',
    ),
    tables,
  ),
  page(
    '/uploadFiles',
    text('Upload invoices'),
    text(
      'Uploaded files: loaded, waiting for their other parts, or refused, with the reason and the lines that could not be read.',
    ),
    tables,
  ),
  page(
    '/fileLayouts',
    text('File layouts'),
    text(
      'Layouts of carriers’ files that were mapped here. Files with these columns are recognised however they arrive. A layout can be exported and imported elsewhere.',
    ),
    tables,
  ),
  page(
    '/unknownCharges',
    text('Unknown charges'),
    text(
      'Charges that no rule recognises, with amounts, examples and suggestions. Classify them from a given day on: existing charges and later loads change in one step, which you can undo.',
    ),
  ),
  page(
    '/exchangeRates',
    text('Exchange rates'),
    text('The daily rates used to convert other currencies to US dollars.'),
    tables,
  ),
  page(
    '/webhooks',
    text('Webhooks'),
    text(
      'Programs that are told at once of loads, alerts, claims and reports, by signed messages to an address. Each message is tried for more than a day, and can be sent again.',
    ),
    tables,
  ),
  page(
    '/audit_log',
    text('Audit log'),
    text(
      'Who did what and when: sign-ins, denials, exports, and changes with the values before and after. You can search and export it, but nobody can change it.',
    ),
    tables,
  ),
];
