import { text } from '../../../lib/languages/text.ts';

/** What people call pages and actions, beside the names that they have: by path, or by what an action is about. */
const searchWords: ReadonlyMap<string, string> = new Map([
  ['/aframe/dashboard/spend', text('how much did we spend, costs, zone')],
  ['/aframe/dashboard/carrierScore', text('late deliveries, on time')],
  ['/aframe/dashboard/accessorial', text('fuel surcharge')],
  ['/aframe/dashboard/weight', text('dimensional weight')],
  ['/reports', text('schedule, export, mail')],
  ['theme', text('dark mode, light mode, appearance')],
  ['language', text('change language')],
]);

/** Further words for a page or an action; empty if there are none. */
export const searchWordsOf = (subject: string): string => searchWords.get(subject) ?? '';
