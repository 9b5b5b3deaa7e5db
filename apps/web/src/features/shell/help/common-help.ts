import { text } from '../../../lib/languages/text.ts';
import { commonId, type HelpPage } from './help-page.ts';

/** What works in the same way everywhere. */
export const commonHelp: HelpPage = {
  id: commonId,
  title: text('Features Common To All Pages'),
  sections: [
    {
      title: text('Choose a client'),
      paragraphs: [
        text(
          'The client at the top decides whose packages you see. A parent shows all its sub-clients; choose some of them to narrow it.',
        ),
        text('Choosing a client resets dates and filters, because accounts and engage dates differ.'),
      ],
    },
    {
      title: text('Choose dates'),
      paragraphs: [
        text(
          'Invoice Date goes by the day of the invoice, Ship Date by the day on which the carrier picked the package up.',
        ),
        text(
          'Choose days in a calendar, a rolling period such as Current Month, or the last 1 to 365 days. Rolling periods move on with every visit.',
        ),
      ],
    },
    {
      title: text('Filter'),
      paragraphs: [
        text(
          'Filters narrow every widget and the grid of a page at once. Several values of one filter count together, different filters must all hold.',
        ),
        text(
          'What is in force stands as chips below the header; remove a chip to take the filter away. A click on a bar, a slice or a state filters the page by it.',
        ),
        text('Save a set of filters under a short name and load it again later, up to ten for each page.'),
      ],
    },
    {
      title: text('Read the widgets'),
      paragraphs: [
        text(
          'Choose a figure in the strip of totals: all widgets follow it. Its arrow compares it with the period of the same length before.',
        ),
        text(
          'In the menu of a widget you change the dimension, the chart, the scale and the time span; your choice is kept for the next visit. Semilog leaves out values of zero or less and says how many.',
        ),
        text(
          'Every chart has a table behind it, with full values. A dashed line marks a period that is not complete yet.',
        ),
      ],
    },
    {
      title: text('See the rows behind a figure'),
      paragraphs: [
        text(
          'View rows opens the grid with exactly the rows of the figure. Sort, filter, group, pin and hide its columns; the address of the page keeps the view, so that you can share it.',
        ),
        text('A click on a tracking number opens the shipment with all its charges.'),
      ],
    },
    {
      title: text('Export'),
      paragraphs: [
        text(
          'Widgets are saved as pictures or as CSV from their menu. The grid downloads the rows in view; larger downloads are made as reports, and a notification tells when they are ready.',
        ),
      ],
    },
    {
      title: text('What is counted'),
      paragraphs: [
        text(
          'Total Spend leaves out USPS and DHL; the other figures count all carriers. The amount that is left out stands beneath it. Where nothing but USPS and DHL is left, Total Spend is what they billed.',
        ),
        text(
          'Inactive accounts, and freight invoices marked duplicate, zero-pay or open data entry, are not counted. The page says how much that is and counts it on a click. Invoices, exceptions and billing show every row.',
        ),
        text('A week runs from Sunday to Saturday everywhere, as carriers close their invoices.'),
        text(
          'Zones are rated zones: 2 to 8, AK/HI/PR or International, whatever code the carrier prints for the service. A shipment shows its code, its rated zone and the service that the code belongs to.',
        ),
        text(
          'US dollars are fixed when an invoice is loaded, at the rate of its bill date. A rate that changes later changes no figure.',
        ),
      ],
    },
    {
      title: text('Currencies'),
      paragraphs: [
        text(
          'Invoices keep their own currency. All currencies together are converted to US dollars at the rate of the invoice’s day; with one currency chosen nothing is converted.',
        ),
      ],
    },
    {
      title: text('Find things quickly'),
      paragraphs: [
        text(
          'Press Ctrl and K (⌘ and K on a Mac) to search pages, clients, invoices, tracking numbers, carriers, accessorials and actions from anywhere.',
        ),
        text(
          'Theme and language are at the top right, on a phone in the menu of your account. Both are kept for you on every machine.',
        ),
      ],
    },
  ],
};
