import { text } from '../../../lib/languages/text.ts';
import type { HelpSection } from './help-page.ts';

/** How sets are made, compared and kept. */
export const comparisonHelp: readonly HelpSection[] = [
  {
    title: text('Sets'),
    paragraphs: [
      text(
        'A set has its own client and sub-clients, dates, filters, colour and name. A new one begins with the client at the top, from the first day of last year through today. There are at most three.',
      ),
      text(
        'The first set is the baseline: the others show how much more or less they are, as an amount and a percentage.',
      ),
      text('Everything is in the address, so a copied link shows the same to everybody who may see the clients.'),
    ],
  },
  {
    title: text('Year over year, range over range'),
    paragraphs: [
      text(
        'Year over year compares the calendar years of each set and adds up the same days of each, so that an unfinished year is compared with the same part of the year before.',
      ),
      text('Range over range aligns the ranges by their start, whatever month that is; the chart says so.'),
      text('A percentage against nothing is 0.00%. Sets in different currencies are shown, but not subtracted.'),
    ],
  },
  {
    title: text('Saved sets and groups'),
    paragraphs: [
      text(
        'A set is saved under 1 to 15 letters, digits or underscores that do not begin with Set1, Set2 or Set3. A group keeps the sets that are shown together. You can save ten of each, and delete them in your profile.',
      ),
    ],
  },
];
