import type {
  listReportsUnderWay,
  ReportExecution,
  ReportLimits,
  ReportServer,
  ReportUnderWay,
} from '@waybill/contract';
import type { z } from 'zod';
import { changesBetween } from '../../identity/audit/changes-between.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { isServersOwnTenant } from '../../identity/sign-in/servers-own-tenant.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { forbidden, notFound } from '../../platform/problems.ts';
import { tablePage } from '../../platform/tables/table-page.ts';
import type { ReportServices } from '../report-context.ts';
import { reportLimitsOf, reportServerOf, storeReportLimits, storeReportServer } from './report-limits.ts';
import { reportsUnderWay, searchedUnderWay } from './reports-under-way.ts';
import { keepSpillWithinBudget, usedBytes } from './used-space.ts';

interface Work {
  /** Sets how many reports run at once. */
  readonly resize: (atOnce: number) => Promise<void>;
  /** Stops a report that is queued or running, and records who did it. */
  readonly cancel: (
    by: SignedInUser,
    subject: { readonly id: number; readonly name: string },
    more: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
}

/** How reports are run, for the operators of a tenant. */
export class ReportExecutions {
  readonly #services: ReportServices;
  readonly #work: Work;

  constructor(services: ReportServices, work: Work) {
    this.#services = services;
    this.#work = work;
  }

  async state({ tenantId }: SignedInUser): Promise<ReportExecution> {
    const { settings } = this.#services;
    const mayChangeServer = await isServersOwnTenant(settings, tenantId);
    const underWay = await reportsUnderWay(settings, tenantId).execute();
    const running = underWay.filter(({ status }) => status === 'running').length;
    return {
      limits: await reportLimitsOf(settings, tenantId),
      server: await reportServerOf(settings),
      mayChangeServer,
      running,
      queued: underWay.length - running,
      bytesUsed: await usedBytes(settings, tenantId),
      serverBytesUsed: mayChangeServer ? await usedBytes(settings) : null,
    };
  }

  async changeLimits(user: SignedInUser, limits: ReportLimits): Promise<ReportLimits> {
    const { settings, clock } = this.#services;
    await settings.transaction().execute(async (transaction) => {
      const before = await reportLimitsOf(transaction, user.tenantId);
      await storeReportLimits(transaction, user.tenantId, limits);
      await writeAudit(transaction, user, clock(), {
        action: 'report_limits.update',
        changes: changesBetween({ ...before }, { ...limits }),
      });
    });
    return limits;
  }

  /** @throws ProblemError 403 for operators of any tenant but the server's own. */
  async changeServer(user: SignedInUser, server: ReportServer): Promise<ReportServer> {
    const { settings, clock } = this.#services;
    if (!(await isServersOwnTenant(settings, user.tenantId))) {
      throw forbidden('Only operators of the server’s own tenant may change what all tenants share.');
    }
    await settings.transaction().execute(async (transaction) => {
      const before = await reportServerOf(transaction);
      await storeReportServer(transaction, server);
      await writeAudit(transaction, user, clock(), {
        action: 'report_server.update',
        changes: changesBetween({ ...before }, { ...server }),
      });
    });
    await keepSpillWithinBudget(this.#services);
    await this.#work.resize(server.atOnce);
    return server;
  }

  async page(
    { tenantId }: SignedInUser,
    query: z.output<NonNullable<typeof listReportsUnderWay.query>>,
  ): Promise<{ rows: ReportUnderWay[]; total: number }> {
    const { settings } = this.#services;
    const rows = reportsUnderWay(settings, tenantId);
    return tablePage<ReportUnderWay>(settings, rows, query, { searched: searchedUnderWay, unique: 'id' });
  }

  /** @throws ProblemError 404 when no such report of the tenant is in progress. */
  async cancel(user: SignedInUser, reportId: number): Promise<void> {
    const { settings } = this.#services;
    const report = await reportsUnderWay(settings, user.tenantId).where('report.id', '=', reportId).executeTakeFirst();
    if (report === undefined) throw notFound('There is no such running report.');
    const { pageDisplayName: name, ownerLogin: owner, clientName: client } = report;
    await this.#work.cancel(user, { id: reportId, name }, { owner, client });
  }
}
