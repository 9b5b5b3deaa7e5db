import { accountNumberRules, type ExceptionLevel, rulesOf } from '@waybill/model';
import { text } from '../../../lib/languages/text.ts';
import type { HelpPage, HelpSection } from './help-page.ts';

const aim = text('What this page shows');

/** The rules of a level in their own words. */
const rules = (level: ExceptionLevel): readonly HelpSection[] => [
  { title: text('Rules'), terms: rulesOf(level).map(({ label, meaning }) => ({ term: label, meaning })) },
  {
    title: text('What is at stake'),
    paragraphs: [text('Amounts are in US dollars, converted charge by charge.')],
    terms: rulesOf(level).map(({ label, atStake }) => ({ term: label, meaning: atStake })),
  },
];

const work = text(
  'A finding stays open until somebody changes its status, adds a note or assigns it. You can change the selected findings, or all that match the filters, at once; the audit log records who changed what. When the carrier’s credit arrives, an open finding disappears; a finding somebody works on stays and is marked as credited.',
);

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
            'Look up as many as 1,000 tracking numbers in your clients’ invoices. Paste them or read them from a CSV file. If the file’s header names a tracking number column, only that column is read.',
          ),
          text(
            'Spaces and dashes are ignored. Entries that are not tracking numbers are reported with their line; duplicates are looked up once.',
          ),
          text(
            'Net amount and refunds cover all invoices that bill the number, in US dollars. Click the number to open the shipment, or the carrier to open its tracking page.',
          ),
        ],
      },
    ],
  },
  {
    id: '/trackingHistory',
    title: text('Tracking history'),
    sections: [
      {
        title: aim,
        paragraphs: [
          text(
            'Who looked up which tracking numbers and when, on the Tracking page or with the search in the header, and how many were found. Internal users see look-ups of the whole tenant; others see their own.',
          ),
          text('Repeat a look-up to search today’s invoices for the same numbers.'),
        ],
      },
    ],
  },
  {
    id: '/accountNumberValidation',
    title: text('Account validation'),
    sections: [
      {
        title: aim,
        paragraphs: [
          text(
            'Check whether account numbers are known: their client, group and division, whether they are active, and when they were last billed. Spaces, dashes and leading zeros are ignored.',
          ),
          text(
            'Accounts without a group, and billed accounts that no client has listed, are missing from filters by group and division. Numbers that appear twice in your list are marked.',
          ),
        ],
      },
      { title: text('How carriers write account numbers'), paragraphs: accountNumberRules },
    ],
  },
  {
    id: '/exceptionTracking',
    title: text('Exceptions by package'),
    sections: [
      {
        title: aim,
        paragraphs: [
          text(
            'Packages that may qualify for a refund, with the amount, the carrier, and what has been done about them.',
          ),
          work,
        ],
      },
      ...rules('tracking'),
    ],
  },
  {
    id: '/exceptionCharge',
    title: text('Exceptions by charge'),
    sections: [
      {
        title: aim,
        paragraphs: [
          text(
            'Charges that may be wrong or avoidable, with the amount, the carrier, and what has been done about them.',
          ),
          work,
        ],
      },
      ...rules('charge'),
    ],
  },
];
