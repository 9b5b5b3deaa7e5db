import { productName } from '@waybill/assistant';
import { causes, type ExplainedChange } from '@waybill/contract';
import { causeNames, otherAccessorials, type WordLanguage } from '@waybill/model';

/** A cause of a change in the words of a reader, and what it adds. */
export interface PartOfChange {
  readonly name: string;
  readonly amount: number;
}

/** Every part of a change that is not zero, the largest first. */
export function partsOfChange(
  { amounts, accessorials }: ExplainedChange,
  language: WordLanguage,
): readonly PartOfChange[] {
  const named = causes.flatMap((cause) =>
    cause === 'accessorials' ? [] : [{ name: productName(causeNames[cause], language), amount: amounts[cause] }],
  );
  const families = accessorials.map(({ family, amount }) => ({
    name: productName(family || otherAccessorials, language),
    amount,
  }));
  return [...named, ...families]
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
}
