import { calendarDay } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isCommandOnThisMachine } from '../../../platform/internal-calls/from-this-machine.ts';
import { notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { storeRates } from '../store-rates.ts';

/** Receives exchange rates from the command on this machine. */
export const exchangeRatesPath = '/internal/exchange-rates';

const mebibyte = 1_048_576;
const mostBytes = 32 * mebibyte;

const body = z.strictObject({
  source: z.string().min(1).max(500),
  rates: z.array(
    z.strictObject({
      currencyCode: z.string().regex(/^[A-Z]{3}$/),
      rateDate: calendarDay(),
      usdRate: z.string().regex(/^\d{1,10}(\.\d{1,8})?$/),
    }),
  ),
});

export function exchangeRatesRoute(app: FastifyInstance, { settings, internalToken }: Services): void {
  app.post<{ Body: z.output<typeof body> }>(
    exchangeRatesPath,
    {
      bodyLimit: mostBytes,
      schema: { hide: true, body },
      onRequest: async (request) => {
        if (!isCommandOnThisMachine(request, internalToken)) throw notFound(`There is no POST ${exchangeRatesPath}.`);
      },
    },
    async ({ body: { rates, source } }) => {
      await storeRates(settings, null, rates, source);
      return { stored: rates.length };
    },
  );
}
