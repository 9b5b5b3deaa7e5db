import { addDays, addMonths, startOfQuarter } from '@waybill/model';
import type { AccountStory } from './world.ts';

const upsMemphis = 19;
const fedexMemphis = 20;
const harborKids = [15, 16, 17, 18] as const;
const fedexAtlanta = 15;

/**
 * What happened to two clients of the demo, so that every page has something to find. All days follow from `today`.
 *
 * - Meridian Medical Supply: FedEx raised its rates by nine per cent two quarters ago, and UPS dropped most of its
 *   discount when the last full quarter began.
 * - Harbor Kids: last December it shipped more than twice as much as usual and many packages came late; and FedEx
 *   billed the packages of one invoice of its Atlanta account a second time.
 */
export function demoStories(today: string): readonly AccountStory[] {
  const december = lastDecember(today);
  return [
    { accountId: fedexMemphis, from: quarterStart(today, 2), until: today, rates: 1.09 },
    { accountId: upsMemphis, from: quarterStart(today, 1), until: today, discount: 0.22 },
    ...harborKids.map((accountId) => ({
      accountId,
      from: `${december}-11-23`,
      until: `${december}-12-23`,
      volume: 2.4,
      lateness: 3,
    })),
    { accountId: fedexAtlanta, from: daysBefore(today, 76), until: daysBefore(today, 70), billedTwice: true },
  ];
}

/** The first day of the quarter so many quarters before the current one. */
function quarterStart(today: string, quartersBefore: number): string {
  return addMonths(startOfQuarter(today), -3 * quartersBefore);
}

/** The year of the last December that is over. */
const lastDecember = (today: string): number => Number(today.slice(0, 4)) - 1;

function daysBefore(today: string, days: number): string {
  return addDays(today, -days);
}
