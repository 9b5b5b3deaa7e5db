import { type AskedClients, questionsOf, type Reading, UnanswerableReading } from '@waybill/assistant';
import { compileDataQuery, QueryError, type Scope } from '@waybill/query';
import type { Services } from '../../platform/services.ts';

/** Why a reading cannot be asked; undefined where it can. */
export function problemOfReading(
  { warehouse }: Pick<Services, 'warehouse'>,
  reading: Reading,
  { scope, clients }: { readonly scope: Scope; readonly clients: AskedClients },
): string | undefined {
  try {
    const questions = questionsOf(reading, clients);
    const context = { scope, rollups: warehouse.rollups, findings: [] };
    if (questions.kind === 'figures') compileDataQuery(questions.figures, context);
    return undefined;
  } catch (error) {
    if (error instanceof UnanswerableReading) return 'No data has all of these measures, dimensions and filters.';
    if (error instanceof QueryError) return 'The product cannot ask this.';
    throw error;
  }
}
