import { type Finding, type FindingFilters, mostChangedFindings } from '@waybill/contract';
import type { FindingsLevel } from '@waybill/model';
import type { ReadableClient } from '../../identity/access/readable-clients.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import { longQuery } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { findingDesk } from '../exceptions/finding-desk.ts';
import { type FindingRow, presentFindings } from '../exceptions/finding-rows.ts';

/** A finding, and how what was billed too much is divided. */
export interface ClaimedFinding {
  readonly finding: Finding;
  readonly over: { readonly freight: number; readonly fuel: number; readonly rest: number };
}

interface Asked {
  readonly filters: Partial<FindingFilters>;
  readonly ids?: readonly string[] | undefined;
  /** Only the first of them; absent: all, of which there must not be too many, nor may any be missing. */
  readonly first?: number;
}

/**
 * The findings of a selection, the largest amount first, and the clients that the user may read.
 * @throws ScopeError 403 for somebody else's client, ProblemError 400 for unknown findings or too many.
 */
export async function claimedFindings(
  services: Pick<Services, 'settings' | 'warehouse' | 'files' | 'clock'>,
  user: SignedInUser,
  level: FindingsLevel,
  { filters, ids, first }: Asked,
  signal: AbortSignal,
): Promise<{ readonly claimed: readonly ClaimedFinding[]; readonly readable: readonly ReadableClient[] }> {
  const desk = await findingDesk(services, user, level, filters, { ids });
  const limit = first ?? mostChangedFindings + 1;
  const window = desk.compiled.window({ sort: 'amount', descending: true, limit, offset: 0 });
  const rows = await services.warehouse.rows<FindingRow>(window, { ...longQuery, signal });
  if (rows.length > mostChangedFindings) {
    throw badRequest(`More than ${mostChangedFindings} findings match. Narrow the filters first.`);
  }
  if (first === undefined && (rows.length === 0 || (ids !== undefined && rows.length < new Set(ids).size))) {
    throw fieldProblem('ids', 'must be existing findings that match the filters');
  }
  const findings = await presentFindings(rows, desk, services.settings, user);
  const claimed = rows.flatMap((row, index) => {
    const finding = findings[index];
    const over = { freight: row.freight_part, fuel: row.fuel_part, rest: row.rest_part };
    return finding === undefined ? [] : [{ finding, over }];
  });
  return { claimed, readable: desk.readable };
}
