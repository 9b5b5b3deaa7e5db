import { currencyCodes } from '@waybill/contract';
import { compileDataQuery, scopeTo } from '@waybill/query';
import type { FastifyInstance } from 'fastify';
import { readableClients } from '../../clients/readable-clients.ts';
import { callSignal } from '../../data/call-signal.ts';
import { queryTimeoutMs } from '../../data/limits.ts';
import { badRequest } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

const allCarriers = -1;

/** The currencies come from the rows themselves, so that each one offered shows something. */
export function currencyCodesRoute(app: FastifyInstance, { settings, warehouse }: Services): void {
  route(app, currencyCodes, async ({ query, user, reply }) => {
    const scope = scopeTo(query, await readableClients(settings, user), warehouse.dataVersion);
    const carrierIds = carrierIdsOf(query.carriers ?? '');
    const compiled = compileDataQuery(
      {
        selectColumnNames: ['currency_code'],
        fromTableNames: ['package_level_info'],
        whereClauseDetails: carrierIds.length > 0 ? [`carrier_id in (${carrierIds.join(', ')})`] : [],
        groupByDetails: ['currency_code'],
      },
      { scope },
    );
    const rows = await warehouse.rows<{ CURRENCY_CODE: string }>(compiled, {
      signal: callSignal(reply),
      timeoutMs: queryTimeoutMs,
    });
    const codes = rows.map((row) => row.CURRENCY_CODE);
    if (codes.length === 0) return [];
    return settings
      .selectFrom('currency')
      .select(['code', 'symbol'])
      .where('code', 'in', codes)
      .orderBy('code')
      .execute();
  });
}

function carrierIdsOf(csv: string): number[] {
  const ids = csv
    .split(',')
    .filter((text) => text.trim() !== '')
    .map(Number);
  if (!ids.every(Number.isInteger)) {
    throw badRequest('carriers: give the ids of carriers, separated by commas.', [
      { field: 'carriers', message: 'ids of carriers, separated by commas' },
    ]);
  }
  return ids.includes(allCarriers) ? [] : ids;
}
