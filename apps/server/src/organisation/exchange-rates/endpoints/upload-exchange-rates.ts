import { longestRateFile, uploadExchangeRates } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../../identity/audit/write-audit.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { fieldProblem } from '../../../platform/tables/field-problem.ts';
import type { ExchangeRate } from '../exchange-rate.ts';
import { RateFileError, readRateFile } from '../read-rate-file.ts';
import { storeRates } from '../store-rates.ts';

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
