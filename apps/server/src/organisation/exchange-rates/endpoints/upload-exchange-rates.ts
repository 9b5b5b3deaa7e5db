import { longestRateFile, uploadExchangeRates } from '@waybill/contract';
import { FileBeyondLimits, RateFileError } from '@waybill/invoices';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../../identity/audit/write-audit.ts';
import { route } from '../../../platform/http/route.ts';
import { inTurnOfReaders } from '../../../platform/reading/readers.ts';
import type { Services } from '../../../platform/services.ts';
import { fieldProblem } from '../../../platform/tables/field-problem.ts';
import { storeRates } from '../store-rates.ts';

const bytesOfCharacter = 4;

export function uploadExchangeRatesRoute(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services;
  route(
    app,
    uploadExchangeRates,
    async ({ user, body: { fileName, content } }) => {
      const bytes = Buffer.byteLength(content);
      const reading = { userId: user.userId, bytes };
      const rates = await inTurnOfReaders(services, reading, (reader) => reader.rates(content)).catch(asProblem);
      const act = { action: 'exchange_rates.upload', subject: { name: fileName }, more: { rates: rates.length } };
      await storeRates(settings, user.tenantId, rates, fileName, (transaction) =>
        writeAudit(transaction, user, clock(), act),
      );
      return { stored: rates.length };
    },
    { bodyLimit: longestRateFile * bytesOfCharacter },
  );
}

/** @throws ProblemError 400 that names line, column and fix, for a file that cannot be read. */
function asProblem(error: unknown): never {
  if (error instanceof RateFileError || error instanceof FileBeyondLimits) throw fieldProblem('content', error.message);
  throw error;
}
