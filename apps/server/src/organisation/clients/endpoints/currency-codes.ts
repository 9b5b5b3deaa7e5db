import { currencyCodes } from '@waybill/contract';
import { currencies } from '@waybill/model';
import { compileDataQuery, scopeTo } from '@waybill/query';
import type { FastifyInstance } from 'fastify';
import { readableClients } from '../../../identity/access/readable-clients.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import { badRequest } from '../../../platform/problems.ts';
import { queryTimeoutMs } from '../../../platform/query-limits.ts';
import type { Services } from '../../../platform/services.ts';

const allCarriers = -1;
const knownCodes: ReadonlySet<string> = new Set(currencies.map(({ code }) => code));

/**
 * The currencies come from the rows themselves, so that each one offered shows something. An unknown code is offered
 * under the code itself, and logged the first time it occurs.
 */
export function currencyCodesRoute(app: FastifyInstance, { settings, warehouse }: Services): void {
  const logged = new Set<string>();
  route(app, currencyCodes, async ({ query, user, reply, request }) => {
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
    const codes = rows.map((row) => row.CURRENCY_CODE).sort();
    if (codes.length === 0) return [];
    const known = await settings.selectFrom('currency').select(['code', 'symbol']).where('code', 'in', codes).execute();
    const symbols = new Map(known.map(({ code, symbol }) => [code, symbol]));
    for (const code of codes) {
      if (knownCodes.has(code) || logged.has(code)) continue;
      logged.add(code);
      request.log.warn({ currencyCode: code }, 'unknown currency code');
    }
    return codes.map((code) => ({ code, symbol: symbols.get(code) ?? code }));
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
