import {
  askFigures,
  askQuestion,
  clientsShort,
  type Endpoint,
  getInvoice,
  getReportsAccessableByUser,
  getReportsRequest,
  listClaimPackets,
  listClaims,
  listCredits,
  listDefinitions,
  listDimensionValues,
  listInvoices,
  reportStatus,
  tallyClaims,
} from '@waybill/contract';

/** What an agent can do: a call of the contract, under a name and with a description for language models. */
export interface Tool {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly description: string;
}

/** All tools. Whether a caller may use one is decided by its call. */
export const tools: readonly Tool[] = [
  {
    name: 'list_clients',
    endpoint: clientsShort,
    description: 'The clients (shippers) whose data can be read, with their ids. Most other tools need a clientId.',
  },
  {
    name: 'ask',
    endpoint: askQuestion,
    description:
      'Asks a question about parcel invoices in words, such as ‘total spend by carrier in March 2026’. readingText says how the question was read: show it with the answer, and check that it is what was meant. Every question stands by itself. Figures of unknown names are refused, not guessed.',
  },
  {
    name: 'figures',
    endpoint: askFigures,
    description:
      'Exact figures by measures, dimensions and filters, with names from list_definitions. Money is in US dollars; from and to are invoice dates (YYYY-MM-DD). Use it instead of ask for figures that must be repeatable.',
  },
  {
    name: 'list_definitions',
    endpoint: listDefinitions,
    description: 'All measures with their meaning and unit, and all dimensions, by which figures can be asked.',
  },
  {
    name: 'list_values',
    endpoint: listDimensionValues,
    description:
      'The values of a dimension for a client, to filter figures by: carriers, services, countries and so on.',
  },
  {
    name: 'list_findings',
    endpoint: listClaims,
    description:
      'What the audit of invoices found, a page at a time: late packages, duplicate charges, wrong surcharges, with the amount at stake in US dollars and until when it must be claimed (claimBy).',
  },
  {
    name: 'sum_findings',
    endpoint: tallyClaims,
    description: 'What is at stake in all findings, by rule, carrier, client, state and claim window.',
  },
  {
    name: 'list_claim_packets',
    endpoint: listClaimPackets,
    description: 'The claims that were made to carriers: numbered packets of findings with their amounts.',
  },
  {
    name: 'list_credits',
    endpoint: listCredits,
    description: 'The credits on carriers’ invoices, and which claims each of them answers.',
  },
  {
    name: 'list_invoices',
    endpoint: listInvoices,
    description: 'Carrier invoices, a page at a time, by client, carrier, account, number, tracking numbers and dates.',
  },
  {
    name: 'show_invoice',
    endpoint: getInvoice,
    description: 'One invoice by its id: charges by family and service, and how it reconciles with its files.',
  },
  {
    name: 'list_reports',
    endpoint: getReportsAccessableByUser,
    description: 'The reports that can be ordered by name, with their columns and carriers.',
  },
  {
    name: 'order_report',
    endpoint: getReportsRequest,
    description:
      'Orders a report of list_reports; it runs in the background and its number is the answer. Needs a token that may change data.',
  },
  {
    name: 'report_status',
    endpoint: reportStatus,
    description: 'How far a report that was ordered is. Its user downloads the file in the portal under Reports.',
  },
];
