import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';

const perPackage = expression('per-package');

/** Whether the package that is named at a place is that of ‘per package’; some languages have one word for ‘by’ and ‘per’. */
export function saysPerPackage(items: readonly { readonly text: string }[], place: number): boolean {
  const words = [items[place - 1], items[place]].map((item) => normalised(item?.text ?? ''));
  return perPackage.test(words.join(' '));
}
