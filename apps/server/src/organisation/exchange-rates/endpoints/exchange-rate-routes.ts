import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { listExchangeRatesRoute } from './list-exchange-rates.ts';
import { uploadExchangeRatesRoute } from './upload-exchange-rates.ts';

/** Daily exchange rates. */
export function exchangeRateRoutes(app: FastifyInstance, services: Services): void {
  for (const addRoute of [listExchangeRatesRoute, uploadExchangeRatesRoute]) addRoute(app, services);
}
