import { exceptionPermissions } from '@waybill/model';
import { longQuery } from '../../platform/query-limits.ts';
import type { WorkedRows, WorkLedger } from '../../platform/worked-reports.ts';
import { type CreditsDesk, creditsDesk } from '../credits/credits-desk.ts';
import { findingDesk } from '../exceptions/finding-desk.ts';
import { type FindingRow, presentFindings } from '../exceptions/finding-rows.ts';
import { claimRows } from './claim-rows.ts';
import { creditRows } from './credit-rows.ts';
import { findingReportRows } from './finding-report-rows.ts';
import { ageingRows, carrierRows, monthRows } from './summary-rows.ts';

const rowsOf = {
  carriers: carrierRows,
  claims: claimRows,
  credits: creditRows,
  months: monthRows,
  ageing: ageingRows,
} as const satisfies Record<string, (desk: CreditsDesk) => WorkedRows>;

/** Works out a report of claims and credits, with the figures that /recoveries and /claims show its owner. */
export const workLedger: WorkLedger = async (services, owner, { report, clientId, from, to, ...order }) => {
  const { settings, warehouse } = services;
  const hidden = Object.entries(exceptionPermissions).filter(([level]) => !order.levels.some((each) => each === level));
  const permissions = new Set(owner.permissions);
  for (const [, permission] of hidden) permissions.delete(permission);
  const reader = { ...owner, permissions };
  if (report !== 'findings') return rowsOf[report](await creditsDesk(services, reader, { clientId, from, to }));
  const desk = await findingDesk(
    services,
    reader,
    'all',
    { ...order.filters, clientId, from, to },
    { patience: 'until done' },
  );
  const window = { sort: 'amount', descending: true, limit: order.mostRows + 1, offset: 0 } as const;
  const rows = await warehouse.rows<FindingRow>(desk.compiled.window(window), longQuery);
  return findingReportRows(await presentFindings(rows, desk, settings, reader));
};
