import { text } from '../../../lib/languages/text.ts';
import type { HelpPage } from './help-page.ts';

const aim = text('What this page shows');

/** The help of look-ups and of the work on exceptions. */
export const toolHelp: readonly HelpPage[] = [
  {
    id: '/tracking',
    title: text('Tracking'),
    sections: [
      {
        title: aim,
        paragraphs: [
          text(
            'What the invoices of your clients know of a list of tracking numbers: up to 1,000, pasted or read from a CSV file. In a file with a header that names tracking numbers only that column is read.',
          ),
          text(
            'Spaces and dashes within a number do not matter. Entries that are no tracking numbers are named with their line; a number that stands in the list twice is looked up once.',
          ),
          text(
            'Net amount and refunds are those of all invoices that bill the number, in US dollars. The number opens its shipment, the carrier its own tracking page.',
          ),
        ],
      },
    ],
  },
];
