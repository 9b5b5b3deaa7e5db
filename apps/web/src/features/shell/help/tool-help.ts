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
    id: '/claims',
    title: text('Claims'),
    sections: [
      {
        title: aim,
        paragraphs: [
          text(
            'Everything that can be claimed, packages and charges together, with what must be filed first at the top.',
          ),
          work,
          text(
            'A filed claim becomes credited, or partly credited, by the credits on later invoices. What was changed can be taken back from the message that reports it.',
          ),
        ],
      },
    ],
  },
  {
    id: '/recoveries',
    title: text('Recovered money'),
    sections: [
      {
        title: aim,
        paragraphs: [
          text(
            'What carriers gave back for claims: only credits on invoices count, in the cents that were allocated to claims.',
          ),
          text(
            'A credit belongs to the claim whose number it prints; else to a claim for its package; else to the only claim with its amount. What fits none is offered for a decision, which can be taken back.',
          ),
        ],
      },
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
  {
    id: '/claimPackets',
    title: text('Claim packets'),
    sections: [
      {
        title: aim,
        paragraphs: [
          text(
            'What is claimed from carriers, packed to be sent: for each client and carrier a file that the carrier takes, and a letter with the evidence to be signed.',
          ),
          text(
            'Make a packet from the selected findings under Exceptions, or from all that match the filters. It keeps the amounts as they were on that day, and is listed on the page of each of its findings.',
          ),
          text(
            'Open a packet to mail it with both files, or to delete it. Filing it with the carrier stays with you: record the claim number in the finding.',
          ),
        ],
      },
      {
        title: text('Carriers’ files'),
        paragraphs: [
          text(
            'The columns of each carrier’s file, their order and headers, and how dates are written, with a preview of real findings. Internal users who may edit carriers change them for all clients.',
          ),
        ],
      },
    ],
  },
  {
    id: '/alerts',
    title: text('Alerts'),
    sections: [
      {
        title: aim,
        paragraphs: [
          text(
            'Alerts look at every load of invoices, and once a day, and tell you by mail and in the portal what is out of the ordinary: with the figures, what they come to, and links to the page and its rows.',
          ),
          text(
            'Choose a template or any figure. Beside the form you see when it would have told you in the last twelve months. What was there before the alert is not told.',
          ),
          text(
            'A week is compared with the eight weeks before it, and with the same weeks of last year where there are any. It is told once, and once more when it is as usual again.',
          ),
          text(
            'An alert sees what you may read now. If you lose its client or a permission, it stops and says so. Snoozed alerts tell nothing until their day; paused ones do not look.',
          ),
        ],
      },
    ],
  },
  {
    id: '/whatIf',
    title: text('What if'),
    sections: [
      {
        title: aim,
        paragraphs: [
          text(
            'What the packages of a period would have cost with other prices, services or agreements. Choose client and days, add changes, and read the difference, by change, service, client and month.',
          ),
          text(
            'Changes are applied one after the other: agreement, rates, discount, divisor, minimum, service, accessorials, fuel. Of several changes of one kind, the first that fits a package counts.',
          ),
          text(
            'Where an agreement that you may read rates a package, its new price is exact. Elsewhere it is estimated from what was billed. The page says which share is which, and what the answer rests on.',
          ),
          text(
            'Save a scenario to compare it with up to two others. A copied link holds the whole question: whoever opens it sees the answer for the clients they may read.',
          ),
        ],
      },
    ],
  },
  {
    id: '/budgets',
    title: text('Budget and forecast'),
    sections: [
      {
        title: aim,
        paragraphs: [
          text(
            'The budget of a year by client, carrier and month, beside Total Spend as the dashboards count it, by the month of the invoices, and a forecast of the months to come.',
          ),
          text(
            'Type amounts into the grid, or fill it in from a table with a column for the client, one for the carrier and twelve for the months. Nothing is stored until you save.',
          ),
        ],
      },
    ],
  },
  {
    id: '/accruals',
    title: text('Accruals'),
    sections: [
      {
        title: aim,
        paragraphs: [
          text(
            'For month end: the packages that manifests and tracking files name and no invoice has, with what they will cost by your own averages. The averages are of the same carrier, service, zone and weight where there are enough packages.',
          ),
          text(
            'Files with ship date, account, service, zone and weight are priced more closely than files with tracking numbers alone. Below the list is what the amounts rest on and what they cannot know.',
          ),
        ],
      },
    ],
  },
  {
    id: '/agreements',
    title: text('Agreements'),
    sections: [
      {
        title: aim,
        paragraphs: [
          text(
            'What clients have agreed with carriers: discounts, tiers, minimums and fees, encrypted where they are stored. Reading, adding and changing agreements need permissions of their own.',
          ),
          text(
            'Enter lines in the grids, or paste them from a spreadsheet. The notes say what is missing, said twice or about to end.',
          ),
          text(
            'Draft an agreement from your own invoices, or import a table with any columns. Each drafted line says on how many packages it rests, and what is not understood is shown before anything is added.',
          ),
          text(
            'Check a version against the last month before you activate it: which share it reproduces to the cent, why not the rest, and what had to be taken from the bills because no rule pack has it.',
          ),
          text(
            'Once a version is active, every bill is rated by it: what was billed above the agreed price becomes a finding.',
          ),
        ],
      },
    ],
  },
  {
    id: '/rulePacks',
    title: text('Rule packs'),
    sections: [
      {
        title: aim,
        paragraphs: [
          text(
            'What carriers publish, as dated rules: rates, zones, fees, fuel, limits, holidays, guarantees and deadlines. Findings name the versions that they used.',
          ),
          text(
            'Import a carrier’s own table as CSV or Excel workbook. Before it is stored you see what was read and left aside, and what changes in findings and agreements. An import never changes, and can be taken out of use.',
          ),
        ],
      },
    ],
  },
  {
    id: '/auditCoverage',
    title: text('Audit coverage'),
    sections: [
      {
        title: aim,
        paragraphs: [
          text(
            'What share of packages and dollars each rule could judge, by what they cost, and why not the rest. What no rule could judge may still be wrong.',
          ),
        ],
      },
    ],
  },
];
