import type { BareOutcome } from '../reading/outcome.ts';
import type { DimensionName, Reading } from '../reading/reading.ts';
import { sayReading } from '../say/say-reading.ts';
import { sentencesIn } from '../say/sentences-in.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';
import { expression } from '../words/expressions.ts';

/**
 * ‘Customers’ are the user's clients here. Those to whom packages were sent are known by their place only, which the answer
 * says and offers.
 */
export function withCustomersSaid<Given extends BareOutcome>(outcome: Given, items: readonly ChosenItem[]): Given {
  if (outcome.kind !== 'answer' || !items.some(namesCustomers)) return outcome;
  const { reading } = outcome;
  const dimensions = reading.dimensions.map((name): DimensionName => (name === 'client' ? 'city' : name));
  const byPlace: Reading = { ...reading, dimensions };
  const isGrouped = reading.dimensions.includes('client') && !reading.dimensions.includes('city');
  return {
    ...outcome,
    remarks: [...outcome.remarks, { kind: 'meaning', text: sentencesIn(reading.language).customersAreClients }],
    alternatives: [...outcome.alternatives, ...(isGrouped ? [{ text: sayReading(byPlace), reading: byPlace }] : [])],
  };
}

function namesCustomers({ concept, text }: ChosenItem): boolean {
  return concept.kind === 'dimension' && concept.dimension === 'client' && expression('customers').test(text);
}
