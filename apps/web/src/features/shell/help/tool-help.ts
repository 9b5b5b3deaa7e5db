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
  'Each finding is open until somebody sets another state, a note or who works on it; selected findings, or all that fit the filters, are changed together, and the audit log keeps who changed what. When the carrier’s credit comes, an open finding disappears; one that is worked on stays and says so.',
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
  {
    id: '/trackingHistory',
    title: text('Tracking history'),
    sections: [
      {
        title: aim,
        paragraphs: [
          text(
            'Who looked up which tracking numbers and when, on the page of look-ups or by the search in the header, and how many were found. Internal users see those of the whole tenant, others their own.',
          ),
          text('A look-up can be repeated: its numbers are asked for again in the invoices as they are now.'),
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
            'Whether account numbers are known: to which client, group and division they belong, whether they are active, and when they were last billed. Numbers are compared without spaces, dashes and leading zeros.',
          ),
          text(
            'An account in no group, or one that is billed but stands in no client’s list of accounts, is missing from filters by group and division. A number that stands in the list twice, written alike or differently, is marked.',
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
          text('Packages on which money may come back: what is at stake, from which carrier, and what has been done.'),
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
          text('Charges that may be wrong or avoidable: what is at stake, from which carrier, and what has been done.'),
          work,
        ],
      },
      ...rules('charge'),
    ],
  },
];
