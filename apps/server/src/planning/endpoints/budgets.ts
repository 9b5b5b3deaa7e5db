import { getBudget, readBudgetFile, saveBudget } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../platform/http/call-signal.ts';
import { route } from '../../platform/http/route.ts';
import { largestTableBody } from '../../platform/reading/uploaded-table.ts';
import type { Services } from '../../platform/services.ts';
import { budgetOfYear } from '../budgets/budget-of-year.ts';
import { readBudgetFile as readFile } from '../budgets/read-budget-file.ts';
import { saveBudget as save } from '../budgets/save-budget.ts';

/** Budgets beside what was spent. */
export function budgetRoutes(app: FastifyInstance, services: Services): void {
  route(app, getBudget, ({ query, user }) => budgetOfYear(services, user, query));
  route(app, saveBudget, async ({ body, user }) => {
    await save(services, user, body);
    return { message: 'The budget is saved.' };
  });
  route(
    app,
    readBudgetFile,
    async ({ body, user, reply }) => ({ lines: await readFile(services, user, body, callSignal(reply)) }),
    { bodyLimit: largestTableBody },
  );
}
