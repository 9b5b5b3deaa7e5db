import { longestRateFile, uploadExchangeRates } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { fieldProblem } from '../../administration/field-problem.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { ExchangeRate } from '../../exchange-rates/exchange-rate.ts';
import { RateFileError, readRateFile } from '../../exchange-rates/read-rate-file.ts';
import { storeRates } from '../../exchange-rates/store-rates.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

const bytesOfCharacter = 4;

export function uploadExchangeRatesRoute(app: FastifyInstance, { settings, clock }: Services): void {
  route(
    app,
    uploadExchangeRates,
    async ({ user, body: { fileName, content } }) => {
      const rates = ratesOf(content);
      await storeRates(settings, user.tenantId, rates, fileName);
      await writeAudit(settings, user, clock(), {
        action: 'exchange_rates.upload',
        subject: { name: fileName },
        more: { rates: rates.length },
      });
      return { stored: rates.length };
    },
    { bodyLimit: longestRateFile * bytesOfCharacter },
  );
}

/** @throws ProblemError 400 that names line, column and fix. */
function ratesOf(content: string): ExchangeRate[] {
  try {
    return readRateFile(content);
  } catch (error) {
    throw error instanceof RateFileError ? fieldProblem('content', error.message) : error;
  }
}
