import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { rateFile, storedRates } from './exchange-rate.ts';

export const uploadExchangeRates = endpoint({
  name: 'uploadExchangeRates',
  method: 'POST',
  path: '/aiparcelweb/api/exchangeRates',
  ...audiences.exchangeRates,
  source: 'S3 sections 2.2 and 6',
  summary: 'Stores the rates of a file, all or none.',
  body: rateFile,
  answer: storedRates,
});
