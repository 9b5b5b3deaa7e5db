import { z } from 'zod';
import { calendarDay } from '../foundation/calendar-day.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { rowId } from '../foundation/ids.ts';
import { portalPages } from '../foundation/portal-pages.ts';

const endpoint = endpoints({ access: portalPages['/accruals'].access, source: 'Waybill' });

/** The most packages that are listed and counted. */
export const mostUnbilled = 20_000;

/** What the average of a package is taken from, the closest first: packages of its carrier with these in common. */
export const accrualBases = ['serviceZoneWeight', 'serviceWeight', 'serviceZone', 'service', 'carrier'] as const;
export type AccrualBasis = (typeof accrualBases)[number];

const unbilledPackage = z.object({
  trackingNumber: z.string(),
  /** Null if no file, number or account tells it. */
  carrier: z.string().nullable(),
  /** Null if the files are about several of the clients and name no account. */
  client: z.string().nullable(),
  accountNumber: z.string().nullable(),
  accountGroup: z.string().nullable(),
  accountDivision: z.string().nullable(),
  /** The ship date; without one the first day that a file names, and failing that the day of the file. */
  day: z.string(),
  isShipDay: z.boolean(),
  /** Whether a manifest alone knows it. */
  isOnlyManifested: z.boolean(),
  /** In the words of the file. */
  service: z.string().nullable(),
  zone: z.string().nullable(),
  pounds: z.number().nullable(),
  /** In US dollars; null if there is no average for it. */
  amount: z.number().nullable(),
  basis: z.enum(accrualBases).nullable(),
  /** How many packages the average is of. */
  restsOn: z.number().int(),
});

const accruals = z.object({
  packages: z.array(unbilledPackage),
  /** The sum of their amounts, in US dollars. */
  total: z.number(),
  /** The days of the invoices that the averages are of; null without invoices. */
  averages: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Whether there are more packages than are listed. */
  isCutOff: z.boolean(),
  /** Where the newest ones are, of any client and the last half year, if there are none here: the days of a month. */
  elsewhere: z.object({ clientId: z.number().int(), from: z.string(), to: z.string() }).nullable(),
});
export type Accruals = z.infer<typeof accruals>;
export type AccruedPackage = Accruals['packages'][number];

export const getAccruals = endpoint({
  name: 'getAccruals',
  method: 'GET',
  path: '/aiparcelweb/api/accruals',
  summary:
    'Packages shipped on these days that tracking files and manifests know and no invoice has, at what such packages cost the client on average.',
  query: z.object({ clientId: rowId, from: calendarDay(), to: calendarDay() }),
  answer: accruals,
});
