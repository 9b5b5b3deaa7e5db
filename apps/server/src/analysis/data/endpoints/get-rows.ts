import { type GetRowsBody, getRows } from '@waybill/contract';
import { analysisOf, dayOf } from '@waybill/model';
import {
  compileGetRows,
  type GetRowsCompilation,
  type GridWindow,
  type PivotAnswer,
  type PivotCells,
  type QueryContext,
} from '@waybill/query';
import type { RunOptions, Warehouse } from '@waybill/warehouse';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { JsonText, route } from '../../../platform/http/route.ts';
import { longQuery } from '../../../platform/query-limits.ts';
import type { Services } from '../../../platform/services.ts';
import { askedFindings } from '../asked-findings.ts';
import { compiledOnce } from '../compiled-once.ts';
import { openPageOfCall, pageOfCall } from '../page-of-call.ts';
import { requestScope } from '../request-scope.ts';
import { timedQuery } from '../timed-query.ts';

/** getRows/{pageName}: resolve → scope → compile → run → present. */
export function getRowsRoute(app: FastifyInstance, services: Services): void {
  const compile = compiledOnce(compileGrid);
  route(app, getRows, async ({ params, body, user, request, reply }) => {
    const page = await openPageOfCall(app, user, params.pageName, 'pageName');
    const scope = await requestScope(services, user, body);
    const columns = body.selectColumnNames ?? analysisOf(page, params.pageName).gridColumns.map(({ column }) => column);
    const asked = { scope, query: { columns, body }, conditions: body.whereClauses, patience: 'briefly' } as const;
    const findings = await askedFindings(services, user, asked);
    const context = { scope, rollups: services.warehouse.rollups, today: dayOf(services.clock()), ...findings };
    const compilation = compile({ pageName: params.pageName, body }, context);
    void reply.header('X-Data-Version', scope.publishedLoad);
    const signal = callSignal(reply);
    return timedQuery(request, { page: params.pageName, container: 'getRows' }, async (timing) => {
      const limits = { ...longQuery, signal, ...timing };
      const pivot =
        compilation.kind === 'pivot' ? await pivotOf(compilation.cells, services.warehouse, limits) : undefined;
      if (pivot) return new JsonText(JSON.stringify(pivot));
      const window = await windowOf(compilation, services.warehouse, limits);
      const [rows, count] = await Promise.all([
        services.warehouse.run(window.rows, limits),
        services.warehouse.rows<{ LAST_ROW: number }>(window.count, limits),
      ]);
      const lastRow = count[0]?.LAST_ROW ?? 0;
      const fields = JSON.stringify(window.secondaryColumnFields);
      return new JsonText('{"data":', ...rows.json, `,"lastRow":${lastRow},"secondaryColumnFields":${fields}}`);
    });
  });
}

interface GridQuestion {
  readonly pageName: string;
  readonly body: GetRowsBody;
}

function compileGrid({ pageName, body }: GridQuestion, context: QueryContext): GetRowsCompilation {
  return compileGetRows(body, analysisOf(pageOfCall(pageName, 'pageName'), pageName), context);
}

/** A pivot that one statement answers. */
async function pivotOf(
  pivot: PivotCells | undefined,
  warehouse: Warehouse,
  limits: RunOptions,
): Promise<PivotAnswer | undefined> {
  if (pivot === undefined) return undefined;
  const [cells, values] = await Promise.all([
    warehouse.rows(pivot.cells, limits),
    pivot.values === undefined ? [] : warehouse.rows(pivot.values, limits),
  ]);
  return pivot.answer(cells, values);
}

/** Any other pivot: its columns are the values that exist, so they are queried first. */
async function windowOf(
  compilation: GetRowsCompilation,
  warehouse: Warehouse,
  limits: RunOptions,
): Promise<GridWindow> {
  if (compilation.kind === 'window') return compilation;
  return compilation.complete(await warehouse.rows(compilation.values(), limits));
}
