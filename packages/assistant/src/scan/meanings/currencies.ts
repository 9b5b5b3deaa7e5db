import { defaultCurrency } from '@waybill/model';
import { expression } from '../../words/expressions.ts';
import { type Meant, mayMean, noise, type Phrase } from './phrase.ts';

/**
 * ‘Spend in euros’ asks for what was billed in euros, if anything was. Dollars do not count here: every amount is shown in
 * dollars, so the word may mean no more than that.
 */
export function billedIn({ meanings, currencies }: Phrase): Meant {
  const [only, ...more] = meanings;
  const isCurrency = only?.kind === 'value' && only.dimension === 'currency_code' && more.length === 0;
  if (!isCurrency) return undefined;
  return only.values.every((code) => code !== defaultCurrency.code && currencies.includes(code)) ? [only] : undefined;
}

/**
 * ‘Spend in dollars’ says nothing new, because amounts are shown in dollars anyway. ‘Packages billed in dollars’ asks for
 * the packages of one currency.
 */
export function toldInDollars({ meanings, text, items, index }: Phrase): Meant {
  const isOfDollars = meanings.some(
    (each) =>
      each.kind === 'value' && each.dimension === 'currency_code' && each.values.join() === defaultCurrency.code,
  );
  const counts = items.some((item) =>
    item.meanings.some(
      (each) => each.kind === 'measure' && (each.measure === 'packages' || each.measure === 'invoices'),
    ),
  );
  if (!isOfDollars || counts) return undefined;
  if (mayMean(items[index - 1], 'in')) return [noise];
  if (!wordsOfAmount.test(text)) return undefined;
  return [mayMean(items[index + 1], 'and') ? { kind: 'intent', intent: 'cost' } : noise];
}

/** The word alone, as in ‘dollars and number’, asks for an amount, not for a currency. */
const wordsOfAmount = expression('dollars');
