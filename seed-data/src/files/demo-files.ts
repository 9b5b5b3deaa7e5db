import { addDays, type CalendarDay } from '@waybill/model';
import { manifestDemoFile, proofOfDeliveryDemoFile, quantumViewDemoFile } from './delivery-demo-files.ts';
import { type DemoPackage, demoPackages, saturdayBefore } from './demo-packages.ts';
import { ontracDemoFile } from './ontrac-demo-file.ts';
import { upsDemoFile } from './ups-demo-file.ts';

/** A file that the demo loads as a user would. */
export interface DemoFile {
  readonly name: string;
  readonly content: string;
  /** Its bad lines are left out, so that its invoice differs from what the carrier states. */
  readonly acceptBadLines?: boolean;
}

/** Whose files they are: accounts that the demo has only through them. */
export const demoFileAccounts = {
  clientId: 1006,
  ups: { number: '2K81B4', name: 'UPS Bethlehem PA' },
  ontrac: { number: 'ONT61840', name: 'OnTrac Reno' },
} as const;

const weeks = 9;
/** By then an account that is billed every week is late. */
const daysWithoutInvoice = 14;
/** Of a package in the middle of the invoice. */
const garbledLine = 40;

/**
 * The demo's files: invoices that agree, one that differs, some that state no total, one that is refused, charges that no
 * rule knows, and what several sources say about the deliveries. The invoice of the last weeks is missing, while a manifest and tracking already know their packages.
 */
export function demoFiles(today: CalendarDay): readonly DemoFile[] {
  const { ups, ontrac } = demoFileAccounts;
  const lastBilled = saturdayBefore(today, daysWithoutInvoice);
  const byUps = demoPackages(`1Z${ups.number}03`, weeks, lastBilled);
  const last = byUps.filter(({ billDate }) => billDate === lastBilled);
  const before = byUps.filter(({ billDate }) => billDate !== lastBilled);
  const lastOfOntrac = saturdayBefore(today, 1);
  const byOntrac = demoPackages('C1101', weeks, lastOfOntrac);
  const refused = byOntrac.filter(({ billDate }) => billDate === lastOfOntrac);
  const recent = byUps.filter(({ billDate }) => billDate > addDays(lastBilled, -5 * 7));
  const known = [...recent, ...shippedSince(lastBilled, today)];
  return [
    { name: 'bluebird manifest.csv', content: manifestDemoFile(ups.number, known) },
    { name: 'ups bethlehem, earlier weeks.csv', content: upsDemoFile(ups.number, before) },
    {
      name: `ups bethlehem ${lastBilled}.csv`,
      content: upsDemoFile(ups.number, last, garbledLine),
      acceptBadLines: true,
    },
    {
      name: 'ontrac reno.csv',
      content: ontracDemoFile(
        ontrac.number,
        byOntrac.filter(({ billDate }) => billDate !== lastOfOntrac),
      ),
    },
    { name: `ontrac reno ${lastOfOntrac}.csv`, content: ontracDemoFile(ontrac.number, refused, [3, 17]) },
    { name: 'ups quantum view.csv', content: quantumViewDemoFile(ups.number, known) },
    { name: 'proof of delivery.csv', content: proofOfDeliveryDemoFile(recent) },
  ];
}

/** What left by UPS since its last invoice, as far as it has come by today. */
function shippedSince(lastBilled: CalendarDay, today: CalendarDay): readonly DemoPackage[] {
  const weeksSince = 3;
  const lastBillDate = addDays(lastBilled, 7 * weeksSince);
  return demoPackages(`1Z${demoFileAccounts.ups.number}03`, weeks + weeksSince, lastBillDate)
    .filter(({ billDate, shipped }) => billDate > lastBilled && shipped < today)
    .map((each) =>
      each.delivered !== undefined && each.delivered >= today
        ? { ...each, delivered: undefined, excuse: undefined }
        : each,
    );
}
