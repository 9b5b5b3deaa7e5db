import { text } from '../../../lib/languages/text.ts';
import { type HelpPage, plainHelp as page } from './help-page.ts';

const tables = text(
  'Tables are searched, sorted and turned page by page at the server; the address keeps what you see.',
);

/** The help of the pages beside the analysis. */
export const portalHelp: readonly HelpPage[] = [
  page('/', text('Home'), text('The first page that your permissions open. Choose your own in your profile.')),
  page(
    '/profile',
    text('Profile'),
    text('Your own data, your saved filter sets and where you begin after signing in.'),
    text('A saved filter set that you delete is gone on every page.'),
    text('Saved comparison sets and groups are deleted here too; a group says which of its sets are gone.'),
  ),
  page(
    '/settings',
    text('Settings'),
    text('What administrators decide for all users of the tenant, such as maintenance and announcements.'),
    text(
      'Closes pages and their data for a while. Users see that you will be back; whoever has the permission MAINTENANCE_OVERRIDE still gets in. Settings itself never closes.',
    ),
  ),
  page(
    '/change_password',
    text('Change password'),
    text(
      'A password has 8 to 128 characters with a digit, a lowercase and an uppercase letter. You sign in again with the new one.',
    ),
    text('A warning appears during the last ten days of a password. An ended password leaves only this page open.'),
  ),
  page(
    '/businessOverview',
    text('Business Overview'),
    text('One page for management, with the last month, quarter and year against the one before.'),
    text('It shows full calendar periods by invoice date, and prints as a clean page.'),
  ),
  page(
    '/beta',
    text('PulseUI beta'),
    text('What is being prepared. Each preview is switched for you alone, and whoever takes part begins here.'),
    text('All previews are switched off, and you begin on your own first page again.'),
  ),
  page(
    '/jobs',
    text('Jobs'),
    text('What the server does in the background: reports, invoice files and visits at FTP locations.'),
    text('Each line says when it began, how far it is, and why it failed if it did.'),
  ),
  page(
    '/callersUINew',
    text('Calls to carriers'),
    text('Prepare calls to carriers from the exception lists, which show how much money is involved.'),
  ),
  page(
    '/aframe/distributionmapdemo',
    text('Distribution map (demo)'),
    text('The distribution map on made-up figures, to see what it tells before there is data.'),
  ),
  page(
    '/reports',
    text('Reports'),
    text(
      'Reports that you asked for: queued, running, completed or failed. A completed one can be downloaded until it is deleted.',
    ),
    text('A notification tells when a report is ready, so you can leave this page while it runs.'),
  ),
  page(
    '/invoices',
    text('Invoices'),
    text('Invoices by number, account, carrier and day, down to their charges.'),
    text(
      'Amounts are in the invoice’s currency; in US dollars each charge is converted at the rate of its bill date. A warning stands where charges add up to something else than was loaded.',
    ),
    text(
      'An opened invoice shows its charges by kind and service, all its packages, and whether the control total of the carrier’s file is what was loaded.',
    ),
    tables,
  ),
  page(
    '/billing',
    text('Billing'),
    text(
      'The numbers under which clients are billed: one for each client and billing run, with the carrier invoices that bear it.',
    ),
    text(
      'Stamping gives a number to every carrier invoice of the chosen days that has none. Stamping twice gives no second number; amounts stay as they were stamped.',
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
      'Choose unpaid invoices and generate a number for them; later note the day and the reference of the payment. A void number is not given again, its invoices are unpaid again.',
    ),
    tables,
  ),
  page(
    '/trackingPaymentNumber',
    text('Tracking payment numbers'),
    text(
      'For each tracking number of a list: the invoices that bill it, the amounts, and under which number and when they were paid.',
    ),
  ),
  page(
    '/invoicesBulkDownload',
    text('Bulk invoice download'),
    text('Many invoices at once in one archive, by client, carrier and days.'),
    text(
      'Tick invoices, or download all that fit. The file is made in the background: find it at the top of this page. Amounts are in the currency of each invoice.',
    ),
  ),
  page(
    '/glcodes',
    text('GL codes'),
    text(
      'GL codes say on which account of your general ledger each charge is booked. Codes are tried in their order, those of a sub-client before those of its parent; the first that fits a charge books it.',
    ),
    text(
      'The allocation holds every charge that was billed, those of USPS and DHL too, so that it adds up to the invoices. What no code fits stands first.',
    ),
  ),
  page(
    '/aframe/sync',
    text('Synchronisation'),
    text(
      'Whether accounts in the settings and their copy in the warehouse agree, until when there are exchange rates, and what waits to be sorted.',
    ),
    text('Synchronise now copies the accounts anew and begins the sorting.'),
  ),
  page(
    '/aframe/cdcAdmin',
    text('CDC administration'),
    text(
      'Why a month says something else than yesterday: the loads of some days, and what each added to the months of each client.',
    ),
  ),
  page(
    '/aframe/statistics',
    text('Statistics'),
    text(
      'What the warehouse holds of each client: packages, charges, bill dates and the amount in US dollars, converted charge by charge. Open a client for its quarters.',
    ),
    text('The data version is the number of the newest load that is seen; the database file is shared by all tenants.'),
  ),
  page(
    '/markup',
    text('Markup'),
    text(
      'A markup is what you add to the carriers’ charges when you bill them on, charge by charge, each rounded to cents.',
    ),
    text(
      'Lines are tried from the top: the first that fits a charge counts. A charge that fits none is billed as it is.',
    ),
  ),
  page(
    '/assignMarkup',
    text('Assign markup'),
    text('Each client has one markup at a time, its own or one of its parent, from one invoice date to another.'),
  ),
  page(
    '/runMarkup',
    text('Run markup'),
    text(
      'A run works out what a client is billed on for the invoices of some days. It keeps its amounts, whatever changes later, and has a file of its packages.',
    ),
  ),
  page(
    '/clients',
    text('Clients'),
    text(
      'The companies whose packages are analysed. A parent brings its sub-clients; the engage date is where their data begins.',
    ),
    tables,
  ),
  page(
    '/carriers',
    text('Carriers'),
    text('The carriers whose invoices are read, and what their accounts are called.'),
    tables,
  ),
  page(
    '/accounts',
    text('Accounts'),
    text(
      'The account numbers at the carriers, each of one client. An account without a client yet is named when its first invoice file is loaded.',
    ),
    tables,
  ),
  page(
    '/accountgroups',
    text('Account groups'),
    text('Accounts that belong together, such as a warehouse or a brand; they can be filtered by.'),
    tables,
  ),
  page(
    '/accountconfig',
    text('Account divisions'),
    text('Account groups that belong together, such as a region; they can be filtered by.'),
    tables,
  ),
  page(
    '/users',
    text('Users'),
    text(
      'Who may sign in, with which roles and for which clients. Deactivating ends open sessions at once and can be taken back.',
    ),
    tables,
  ),
  page(
    '/acl',
    text('Roles and permissions'),
    text('Roles merge into permissions: a user may do what any one of their roles allows.'),
    tables,
  ),
  page(
    '/identityProviders',
    text('Identity providers'),
    text('Where users sign in with their company’s account. A provider is set up by its metadata or by fields.'),
  ),
  page(
    '/uploadFiles',
    text('Invoice files'),
    text(
      'Files that were handed in: loaded, waiting for other parts, or refused with the reason and the lines that could not be read.',
    ),
    tables,
  ),
  page(
    '/exchangeRates',
    text('Exchange rates'),
    text('The daily rates by which other currencies are converted to US dollars.'),
    tables,
  ),
  page(
    '/audit_log',
    text('Audit log'),
    text(
      'Who did what and when: sign-ins, denials, changes with before and after, exports. It can be searched and exported, never changed.',
    ),
    tables,
  ),
];
