import { type BudgetLine, mostBudgetLines } from '@waybill/contract';
import { requestScope } from '../../analysis/data/request-scope.ts';
import { readableClients } from '../../identity/access/readable-clients.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { uploadedTable } from '../../platform/reading/uploaded-table.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';

const monthsOfYear = 12;
/** Client and carrier come before the months. */
const firstMonth = 2;

type Context = Pick<Services, 'settings' | 'warehouse' | 'readers' | 'dataDirectory' | 'scratchDirectory'>;

/**
 * The lines of a table whose first line has headers, and whose others have a client’s name or code, a carrier, and
 * twelve amounts, of which some may be empty.
 * @throws ScopeError for a client that the user may not read; ProblemError 400 that names the line and the fix
 */
export async function readBudgetFile(
  context: Context,
  user: SignedInUser,
  { clientId, content }: { readonly clientId: number; readonly content: string },
  signal: AbortSignal,
): Promise<BudgetLine[]> {
  const scope = await requestScope(context, user, { clientId });
  const clients = (await readableClients(context.settings, user)).filter(({ id }) => scope.clientIds.includes(id));
  const idByName = new Map(
    clients.flatMap(({ id, name, code }) => [name, code].map((each) => [each.trim().toLowerCase(), id] as const)),
  );
  const { lines } = await uploadedTable(context, user, { content }, signal);
  const filled = lines
    .map((cells, place) => ({ cells: cells.map((cell) => cell.trim()), line: place + 1 }))
    .slice(1)
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) throw fieldProblem('content', 'has no lines beneath its headers');
  if (filled.length > mostBudgetLines) throw fieldProblem('content', 'must have at most 500 lines');
  return filled.map(({ cells, line }) => {
    const [client = '', carrier = ''] = cells;
    const id = idByName.get(client.toLowerCase());
    if (id === undefined)
      throw fieldProblem(
        'content',
        `line ${line}: ‘${client}’ is not the name or code of a client. Write one of them.`,
      );
    if (carrier === '') throw fieldProblem('content', `line ${line}: the carrier is missing. Write its name.`);
    const amounts = Array.from({ length: monthsOfYear }, (_, month) =>
      amountOf(cells[firstMonth + month] ?? '', `line ${line}, column ${firstMonth + month + 1}`),
    );
    return { clientId: id, carrier, amounts };
  });
}

function amountOf(cell: string, place: string): number | null {
  if (cell === '') return null;
  const written = cell.replaceAll(/[$,\s]/g, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(written))
    throw fieldProblem('content', `${place}: ‘${cell}’ is not an amount. Write one such as 1234.50, or nothing.`);
  return Number(written);
}
