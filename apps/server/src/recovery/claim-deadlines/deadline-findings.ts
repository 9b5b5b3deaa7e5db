import { type DeadlineScope, deadlineDays, settledStates, unfiledStates } from '@waybill/contract';
import { addDays, addMonths, type ExceptionLevel, earliestCarrierDay, rulesOf } from '@waybill/model';
import { compileFindings, type FindingFilter, scopeToAll } from '@waybill/query';
import type { ReadableClient } from '../../identity/access/readable-clients.ts';
import { queryTimeoutMs } from '../../platform/query-limits.ts';
import type { FindingRow } from '../exceptions/finding-rows.ts';
import { foundFindings } from '../exceptions/found-findings.ts';
import type { FindingServices } from '../stored-findings/finding-services.ts';
import type { DeadlineRow } from './deadline-tally.ts';

/** No carrier takes a claim for an invoice that is older. */
const monthsOfInvoices = 12;
const rowsAtOnce = 10_000;

/** Whose findings are looked at. */
export interface DeadlineQuestion {
  readonly userId: number;
  readonly whose: DeadlineScope;
  readonly levels: readonly ExceptionLevel[];
  /** The clients that the user may read; at least one. */
  readonly clients: readonly ReadableClient[];
}

/** The invoice dates among which deadlines are looked for, both included. */
export function deadlineRange(now: Date): { readonly from: string; readonly to: string } {
  const to = earliestCarrierDay(now);
  return { from: addMonths(to, -monthsOfInvoices), to };
}

/**
 * Prepares what a user is told of: the findings of all levels that are certain or likely and have not been filed. The
 * same findings, the same amounts and the same days as on the pages of exceptions.
 */
export async function deadlineFindings(
  services: FindingServices,
  { userId, whose, levels, clients }: DeadlineQuestion,
) {
  const { warehouse } = services;
  const range = deadlineRange(services.clock());
  const today = range.to;
  const scope = scopeToAll(clients, warehouse.dataVersion);
  const found = await foundFindings(services, scope, {
    ...range,
    days: { today, todayOf: {} },
    patience: 'until done',
  });
  const rules = levels.flatMap(rulesOf);
  const common: FindingFilter = { states: unfiledStates, ...(whose === 'own' ? { owner: userId } : {}) };

  /** The findings that meet the filter, in the order of their days, while they are wanted. */
  const read = async (
    filter: FindingFilter,
    descending: boolean,
    isWanted: (row: DeadlineRow) => boolean,
  ): Promise<DeadlineRow[]> => {
    const compiled = compileFindings(
      { ...found, rules, settled: settledStates, filter: { ...common, ...filter } },
      { scope },
    );
    const kept: DeadlineRow[] = [];
    for (let offset = 0; ; offset += rowsAtOnce) {
      const window = compiled.window({ sort: 'claimBy', descending, limit: rowsAtOnce, offset });
      const rows = await warehouse.rows<FindingRow>(window, { timeoutMs: queryTimeoutMs });
      for (const row of rows) {
        if (!isSure(row) || !isWanted(row)) return kept;
        if (isDue(row)) kept.push(row);
      }
      if (rows.length < rowsAtOnce) return kept;
    }
  };

  return {
    today,
    /** What can be claimed until one of the coming days. */
    expiring: () => {
      const last = addDays(today, deadlineDays);
      return read({ claimWindow: 'claimable', isClaimable: true }, false, (row) => row.claim_by <= last);
    },
    /** What could be claimed until a day from `from` on and no longer can. */
    expired: (from: string) => read({ claimWindow: 'expired' }, true, (row) => row.claim_by >= from),
  };
}

/** Those to be checked come after the others, so that nothing sure follows one. */
const isSure = (row: FindingRow): row is FindingRow & DeadlineRow =>
  row.confidence !== 'check' && row.claim_by !== null;

/** Whether nothing but the deadline speaks against a claim. */
const isDue = (row: FindingRow): boolean => row.obstacle === null || row.obstacle === 'expired';
