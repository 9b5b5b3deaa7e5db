import { decimalIn } from '../model/decimal.ts';
import type { Terms } from '../model/einvoice-model.ts';
import {
  allowances,
  allowancesOfLines,
  attributesOfLines,
  charges,
  chargesOfLines,
  classificationsOfLines,
  documents,
  holds,
  lines,
  type Place,
  type Places,
  payments,
  precedingInvoices,
  type Rule,
  required,
  taxes,
  valuesOf,
  wholeInvoice,
  withGroup,
} from './rule.ts';

const outsideVat = 'O';
/** Codes of UNTDID 4461 for a credit transfer. */
const creditTransferCodes: ReadonlySet<string> = new Set(['30', '58']);

const isNegative = (text: string | undefined): boolean => (decimalIn(text) ?? 0n) < 0n;

const chosen =
  (places: Places, isChosen: (place: Place) => boolean): Places =>
  (invoice) =>
    places(invoice).filter(isChosen);

/** Payments by credit transfer, and those of them that name an account: CII states the others without it. */
const creditTransfers = chosen(payments, ({ terms }) => creditTransferCodes.has(terms['BT-81'] ?? ''));
const toAccounts = chosen(creditTransfers, ({ terms }) => terms['BG-17'] !== undefined);

const endsBeforeStart = (start: 'BT-73' | 'BT-134', end: 'BT-74' | 'BT-135') => (terms: Terms) => {
  const [first, last] = [terms[start], terms[end]];
  return first !== undefined && last !== undefined && last < first ? valuesOf(terms, start, end) : undefined;
};

/** What every invoice of EN 16931 must state, BR-01 to BR-65. */
export const presenceRules: readonly Rule[] = [
  required('BR-01', wholeInvoice, 'BT-24'),
  required('BR-02', wholeInvoice, 'BT-1'),
  required('BR-03', wholeInvoice, 'BT-2'),
  required('BR-04', wholeInvoice, 'BT-3'),
  required('BR-05', wholeInvoice, 'BT-5'),
  required('BR-06', wholeInvoice, 'BT-27'),
  required('BR-07', wholeInvoice, 'BT-44'),
  required('BR-08', wholeInvoice, 'BG-5'),
  required('BR-09', withGroup('BG-5'), 'BT-40'),
  required('BR-10', wholeInvoice, 'BG-8'),
  required('BR-11', withGroup('BG-8'), 'BT-55'),
  required('BR-12', wholeInvoice, 'BT-106'),
  required('BR-13', wholeInvoice, 'BT-109'),
  required('BR-14', wholeInvoice, 'BT-112'),
  required('BR-15', wholeInvoice, 'BT-115'),
  { name: 'BR-16', broken: (invoice) => (invoice.lines.length > 0 ? [] : [{ missing: 'BG-25' }]) },
  required('BR-17', withGroup('BG-10'), 'BT-59'),
  required('BR-18', withGroup('BG-11'), 'BT-62'),
  required('BR-19', withGroup('BG-11'), 'BG-12'),
  required('BR-20', withGroup('BG-12'), 'BT-69'),
  required('BR-21', lines, 'BT-126'),
  required('BR-22', lines, 'BT-129'),
  required('BR-23', lines, 'BT-130'),
  required('BR-24', lines, 'BT-131'),
  required('BR-25', lines, 'BT-153'),
  required('BR-26', lines, 'BT-146'),
  holds('BR-27', lines, (terms) => (isNegative(terms['BT-146']) ? valuesOf(terms, 'BT-146') : undefined)),
  holds('BR-28', lines, (terms) => (isNegative(terms['BT-148']) ? valuesOf(terms, 'BT-148') : undefined)),
  holds('BR-29', wholeInvoice, endsBeforeStart('BT-73', 'BT-74')),
  holds('BR-30', lines, endsBeforeStart('BT-134', 'BT-135')),
  required('BR-31', allowances, 'BT-92'),
  required('BR-32', allowances, 'BT-95'),
  required('BR-33', allowances, 'BT-97', 'BT-98'),
  required('BR-36', charges, 'BT-99'),
  required('BR-37', charges, 'BT-102'),
  required('BR-38', charges, 'BT-104', 'BT-105'),
  required('BR-41', allowancesOfLines, 'BT-136'),
  required('BR-42', allowancesOfLines, 'BT-139', 'BT-140'),
  required('BR-43', chargesOfLines, 'BT-141'),
  required('BR-44', chargesOfLines, 'BT-144', 'BT-145'),
  required('BR-45', taxes, 'BT-116'),
  required('BR-46', taxes, 'BT-117'),
  required('BR-47', taxes, 'BT-118'),
  required(
    'BR-48',
    chosen(taxes, ({ terms }) => terms['BT-118'] !== outsideVat),
    'BT-119',
  ),
  required('BR-49', payments, 'BT-81'),
  required('BR-50', toAccounts, 'BT-84'),
  holds('BR-51', wholeInvoice, (terms) => ((terms['BT-87'] ?? '').length > 10 ? valuesOf(terms, 'BT-87') : undefined)),
  required('BR-52', documents, 'BT-122'),
  {
    name: 'BR-53',
    broken: ({ syntax, terms }) =>
      terms['BT-6'] === undefined ||
      terms['BT-111'] !== undefined ||
      (syntax === 'UBL' && terms['BT-6'] === terms['BT-5'])
        ? []
        : [{ missing: 'BT-111' }],
  },
  holds('BR-54', attributesOfLines, (terms) =>
    terms['BT-160'] === undefined || terms['BT-161'] === undefined ? valuesOf(terms, 'BT-160', 'BT-161') : undefined,
  ),
  required('BR-55', precedingInvoices, 'BT-25'),
  required('BR-56', withGroup('BG-11'), 'BT-63'),
  required('BR-57', withGroup('BG-15'), 'BT-80'),
  {
    name: 'BR-61',
    broken: (invoice) =>
      required('BR-61', invoice.syntax === 'CII' ? toAccounts : creditTransfers, 'BT-84').broken(invoice),
  },
  required('BR-62', withGroup('BT-34'), 'BT-34-1'),
  required('BR-63', withGroup('BT-49'), 'BT-49-1'),
  required(
    'BR-64',
    chosen(lines, ({ terms }) => terms['BT-157'] !== undefined),
    'BT-157-1',
  ),
  required(
    'BR-65',
    chosen(classificationsOfLines, ({ terms }) => terms['BT-158'] !== undefined),
    'BT-158-1',
  ),
];
