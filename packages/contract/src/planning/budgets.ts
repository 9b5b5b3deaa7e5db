import { z } from 'zod';
import { endpoints } from '../foundation/endpoint.ts';
import { chosenClient, rowId } from '../foundation/ids.ts';
import { portalPages } from '../foundation/portal-pages.ts';
import { doneAnswer } from '../foundation/table.ts';
import { text } from '../foundation/text.ts';
import { tableFile } from '../foundation/uploaded-table.ts';
import { wholeNumberBetween } from '../foundation/whole-number.ts';

const endpoint = endpoints({ access: portalPages['/budgets'].access, source: 'Waybill' });

/** The most lines of a budget. */
export const mostBudgetLines = 500;

const firstYear = 2000;
const lastYear = 2100;
const year = z.number().int().min(firstYear).max(lastYear);

const amount = z.number().min(0).max(1_000_000_000);
/** January to December, in US dollars; null where no budget is set. */
const amounts = z.array(amount.nullable()).length(12);

/** What may be spent with a carrier, month by month. */
export const budgetLine = z.object({
  clientId: chosenClient,
  carrier: text(100).trim().min(1, 'is required'),
  amounts,
});
export type BudgetLine = z.infer<typeof budgetLine>;

const budgetOfYear = z.object({
  /** Clients and carriers with a budget or with invoices in the year. */
  lines: z.array(
    z.object({
      clientId: z.number().int(),
      client: z.string(),
      carrier: z.string(),
      amounts,
      /** Total Spend, January to December, by the date of the invoices. */
      actual: z.array(z.number()).length(12),
    }),
  ),
  clients: z.array(z.object({ id: z.number().int(), name: z.string() })),
  carriers: z.array(z.string()),
  /** The date of the newest invoice; null without any. */
  newest: z.string().nullable(),
  /** The months after the newest whole month, of all lines together. */
  forecast: z.object({
    method: z.enum(['seasonal', 'level', 'none']),
    /** January to December; null for months that are whole, and where nothing can be said. */
    values: z.array(z.number().nullable()).length(12),
    /** What four of five past forecasts were off by at most, in percent; null with too few of them. */
    errorPercent: z.number().nullable(),
    tried: z.number().int(),
  }),
  /** Whether Total Spend leaves out USPS and DHL here. */
  leavesOut: z.boolean(),
});
export type BudgetOfYear = z.infer<typeof budgetOfYear>;

export const getBudget = endpoint({
  name: 'getBudget',
  method: 'GET',
  path: '/aiparcelweb/api/budgets',
  summary: 'The budget of a client and its children for a year, what was spent, and a forecast.',
  query: z.object({ clientId: rowId, year: wholeNumberBetween(firstYear, lastYear) }),
  answer: budgetOfYear,
});

export const saveBudget = endpoint({
  name: 'saveBudget',
  method: 'PUT',
  path: '/aiparcelweb/api/budgets',
  summary: 'Replaces the budget of a client and its children for a year.',
  body: z.object({ clientId: chosenClient, year, lines: z.array(budgetLine).max(mostBudgetLines) }),
  answer: doneAnswer,
});

export const readBudgetFile = endpoint({
  name: 'readBudgetFile',
  method: 'POST',
  path: '/aiparcelweb/api/budgets/read',
  summary: 'Reads a CSV or Excel file with the columns client, carrier and twelve months, and stores nothing.',
  body: z.object({ clientId: chosenClient, content: tableFile.content }),
  answer: z.object({ lines: z.array(budgetLine) }),
});
