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
        text('Invoice Date is the date of the invoice; Ship Date is the day the carrier picked up the package.'),
        text(
          'Choose days in a calendar, a rolling period such as Current Month, or the last 1 to 365 days. A rolling period is always counted from today.',
        ),
      ],
    },
    {
      title: text('Filter'),
      paragraphs: [
        text(
          'Filters apply to every widget and to the grid of a page. A package has to match one of the values of each filter that you set.',
        ),
        text(
          'Active filters are shown as chips below the header; remove a chip to remove the filter. Click a bar, a slice or a state to filter the page by it.',
        ),
        text('Save a set of filters under a short name and load it again later, up to ten for each page.'),
      ],
    },
    {
      title: text('Read the widgets'),
      paragraphs: [
        text(
          'Choose a total at the top of the page and all widgets show that figure. The arrow compares it with the previous period of the same length.',
        ),
        text(
          'Use a widget’s menu to change its dimension, chart type, scale and time span; your choice is saved. A semilog scale leaves out values of zero or less and says how many.',
        ),
        text(
          'Every chart can be shown as a table with full values. A dashed line marks a period that is not yet complete.',
        ),
      ],
    },
    {
      title: text('See the rows behind a figure'),
      paragraphs: [
        text(
          'View rows opens the grid with exactly the rows behind the figure. Sort, filter, group, pin and hide its columns. The address of the page keeps the view, so you can share it.',
        ),
        text('A click on a tracking number opens the shipment with all its charges.'),
      ],
    },
    {
      title: text('Export'),
      paragraphs: [
        text(
          'Save a widget as a picture or CSV from its menu. The grid downloads the rows in view; larger downloads become reports, and a notification tells you when they are ready.',
        ),
      ],
    },
    {
      title: text('What is counted'),
      paragraphs: [
        text(
          'Total Spend leaves out USPS and DHL; the other figures count all carriers. The amount left out is shown below it. If you filter down to USPS and DHL only, Total Spend shows what they billed.',
        ),
        text(
          'Inactive accounts, and freight invoices marked duplicate, zero-pay or open data entry, are not counted. The page shows how much that is, and one click includes it. Invoices, exceptions and billing show every row.',
        ),
        text('A week runs from Sunday to Saturday everywhere, as carriers close their invoices.'),
        text(
          'Zones are rated zones: 2 to 8, AK/HI/PR or International, whatever code the carrier prints. A shipment shows its code, its rated zone and the service that the code belongs to.',
        ),
        text(
          'Amounts are converted to US dollars when an invoice is loaded, at the rate of its bill date. Later changes to a rate do not change any figure.',
        ),
      ],
    },
    {
      title: text('Currencies'),
      paragraphs: [
        text(
          'Invoices keep their own currency. When all currencies are shown together, amounts are converted to US dollars at the rate of the invoice date; if you choose one currency, nothing is converted.',
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
          'Theme and language are at the top right; on a phone they are in your account menu. Both are saved with your account.',
        ),
      ],
    },
  ],
};
