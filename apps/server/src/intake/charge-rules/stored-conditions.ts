import { type ChargeConditions, chargeConditions } from '@waybill/contract';
import { type ChargeFamily, chargeFamilies } from '@waybill/model';
import { fieldProblem } from '../../platform/tables/field-problem.ts';

/** The conditions of a rule as the settings database keeps them. */
export const storedConditions = (conditions: ChargeConditions): string => JSON.stringify(conditions);

/** @throws ZodError for what no version has written. */
export const readConditions = (stored: string): ChargeConditions => chargeConditions.parse(JSON.parse(stored));

/** @throws ProblemError 400 at `conditions` when a charge family is none of the seven. */
export function checkConditions({ chargeFamilies: named }: ChargeConditions): void {
  const stray = named.find((family) => !chargeFamilies.includes(family as ChargeFamily));
  if (stray !== undefined) throw fieldProblem('conditions', `contains ‘${stray}’, which is not a charge family`);
}
