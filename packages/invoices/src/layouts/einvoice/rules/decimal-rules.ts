import type { Term } from '../model/einvoice-model.ts';
import {
  allowances,
  allowancesOfLines,
  charges,
  chargesOfLines,
  holds,
  lines,
  type Places,
  type Rule,
  taxes,
  valuesOf,
  wholeInvoice,
} from './rule.ts';

/** Amounts that may have two decimals, by the number of their rule. */
const amounts: readonly (readonly [string, Places, Term])[] = [
  ['01', allowances, 'BT-92'],
  ['02', allowances, 'BT-93'],
  ['05', charges, 'BT-99'],
  ['06', charges, 'BT-100'],
  ['09', wholeInvoice, 'BT-106'],
  ['10', wholeInvoice, 'BT-107'],
  ['11', wholeInvoice, 'BT-108'],
  ['12', wholeInvoice, 'BT-109'],
  ['13', wholeInvoice, 'BT-110'],
  ['14', wholeInvoice, 'BT-112'],
  ['15', wholeInvoice, 'BT-111'],
  ['16', wholeInvoice, 'BT-113'],
  ['17', wholeInvoice, 'BT-114'],
  ['18', wholeInvoice, 'BT-115'],
  ['19', taxes, 'BT-116'],
  ['20', taxes, 'BT-117'],
  ['23', lines, 'BT-131'],
  ['24', allowancesOfLines, 'BT-136'],
  ['25', allowancesOfLines, 'BT-137'],
  ['27', chargesOfLines, 'BT-141'],
  ['28', chargesOfLines, 'BT-142'],
];

const hasMoreDecimals = (text: string): boolean => (text.split('.')[1] ?? '').length > 2;

/** BR-DEC-01 to BR-DEC-28. */
export const decimalRules: readonly Rule[] = amounts.map(([number, places, term]) =>
  holds(`BR-DEC-${number}`, places, (terms) =>
    hasMoreDecimals(terms[term] ?? '') ? valuesOf(terms, term) : undefined,
  ),
);
