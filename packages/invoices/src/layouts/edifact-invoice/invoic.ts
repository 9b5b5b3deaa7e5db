import type { EdifactSegment } from '../../edi/edifact-segments.ts';
import type { EInvoice, EInvoiceLine, Term, Terms } from '../einvoice/model/einvoice-model.ts';

type Texts = Partial<Record<Term, string>>;

/** Codes of parties (UNTDID 3035) that may be the seller and the buyer, the most telling first. */
const sellers = ['SE', 'SU', 'II', 'CA', 'FW'];
const buyers = ['IV', 'BY', 'PR'];
/** Codes of references (UNTDID 1153) that hold the buyer's account, and the number of a shipment. */
const accountReferences = ['ADE', 'AVE', 'IT'];
const shipmentReferences = ['CN', 'AAM', 'AWB', 'HWB', 'UCN', 'AAS', 'SRN'];
/** Codes of amounts (UNTDID 5025), the most telling first. */
const totals = ['77', '39', '86', '128', '139', '9'];
const lineAmounts = ['203', '66', '38'];
const allowanceAmounts = ['204', '8', '23'];
const shippedDates = ['11', '200', '10'];

interface Party {
  readonly id: string;
  readonly name: string;
}

interface OpenLine {
  readonly terms: Texts;
  readonly amounts: Map<string, string>;
}

interface OpenAllowance {
  readonly isCharge: boolean;
  readonly text: string;
  readonly code: string;
  readonly amounts: Map<string, string>;
}

/** An invoice from the segments of its INVOIC message, in the terms of EN 16931: every directory has these segments alike. */
export function invoicOf(segments: readonly EdifactSegment[]): EInvoice {
  const terms: Texts = {};
  const parties = new Map<string, Party>();
  const lines: OpenLine[] = [];
  const allowances: OpenAllowance[] = [];
  const taxes: Texts[] = [];
  const ofInvoice = new Map<string, string>();
  let part: 'header' | 'line' | 'summary' = 'header';
  let party = '';
  let allowance: OpenAllowance | undefined;
  let tax: Texts | undefined;
  const inLine = (): OpenLine | undefined => (part === 'line' ? lines.at(-1) : undefined);
  for (const segment of segments) {
    const { tag, component, components } = segment;
    const line = inLine();
    if (tag !== 'MOA' && tag !== 'PCD' && tag !== 'RNG' && tag !== 'RTE') allowance = undefined;
    switch (tag) {
      case 'BGM':
        put(terms, 'BT-3', component(1));
        put(terms, 'BT-1', component(2));
        break;
      case 'DTM':
        if (line !== undefined && shippedDates.includes(component(1)))
          put(line.terms, 'BT-134', dayOf(component(1, 2)));
        if (part === 'header' && component(1) === '137') put(terms, 'BT-2', dayOf(component(1, 2)));
        break;
      case 'CUX':
        if (part === 'header') put(terms, 'BT-5', component(1, 2));
        break;
      case 'NAD':
        party = component(1);
        if (part === 'header' && !parties.has(party))
          parties.set(party, {
            id: component(2),
            name: (joined(components(4)) || joined(components(3))).slice(0, 200),
          });
        break;
      case 'RFF':
        if (line !== undefined && shipmentReferences.includes(component(1))) put(line.terms, 'BT-128', component(1, 2));
        if (part !== 'header') break;
        if (component(1) === 'VA' && sellers.includes(party)) put(terms, 'BT-31', component(1, 2));
        if (accountReferences.includes(component(1)) && !sellers.includes(party)) put(terms, 'BT-46', component(1, 2));
        break;
      case 'LIN':
        part = 'line';
        lines.push({ terms: { 'BT-126': component(1) || String(lines.length + 1) }, amounts: new Map() });
        break;
      case 'IMD':
        if (line !== undefined) put(line.terms, 'BT-153', joined(components(3).slice(3)) || component(3));
        break;
      case 'FTX':
        if (line !== undefined) put(line.terms, 'BT-127', joined(components(4)));
        break;
      case 'QTY':
        if (line !== undefined && component(1) === '47') {
          put(line.terms, 'BT-129', pointed(component(1, 2)));
          put(line.terms, 'BT-130', component(1, 3));
        }
        break;
      case 'UNS':
        part = 'summary';
        break;
      case 'TAX':
        tax = part === 'summary' ? { 'BT-118': component(6), 'BT-119': component(5, 4) } : undefined;
        if (tax !== undefined) taxes.push(tax);
        break;
      case 'ALC':
        allowance = {
          isCharge: component(1) === 'C',
          text: joined(components(5).slice(3)),
          code: component(5),
          amounts: new Map(),
        };
        if (part === 'header') allowances.push(allowance);
        break;
      case 'MOA': {
        const [code, amount] = [component(1), pointed(component(1, 2))];
        if (allowance !== undefined) allowance.amounts.set(code, amount);
        else if (line !== undefined) line.amounts.set(code, amount);
        else if (part === 'summary' && tax !== undefined && code === '124') put(tax, 'BT-117', amount);
        else if (part === 'summary' && (tax === undefined || code !== '125'))
          ofInvoice.set(code, ofInvoice.get(code) ?? amount);
        break;
      }
      default:
    }
  }
  const [seller, buyer] = [sellers, buyers].map((codes) => codes.map((code) => parties.get(code)).find((each) => each));
  put(terms, 'BT-27', seller?.name || seller?.id || '');
  put(terms, 'BT-44', buyer?.name ?? '');
  put(terms, 'BT-46', buyer?.id ?? '');
  put(terms, 'BT-112', firstOf(ofInvoice, totals));
  put(terms, 'BT-106', ofInvoice.get('79') ?? '');
  put(terms, 'BT-109', ofInvoice.get('125') ?? '');
  put(terms, 'BT-110', ofInvoice.get('176') ?? ofInvoice.get('124') ?? '');
  const billed = taxes.filter((each) => each['BT-117'] !== undefined);
  return {
    syntax: 'CII',
    isOlder: true,
    isCreditNote: false,
    line: segments[0]?.line ?? 1,
    terms,
    allowances: allowances
      .filter(({ isCharge }) => !isCharge)
      .map((each) => allowanceTerms(each, ['BT-92', 'BT-97', 'BT-98'])),
    charges: allowances
      .filter(({ isCharge }) => isCharge)
      .map((each) => allowanceTerms(each, ['BT-99', 'BT-104', 'BT-105'])),
    taxes: billed,
    precedingInvoices: [],
    payments: [],
    documents: [],
    lines: lines.map(lineOf),
  };
}

function lineOf({ terms, amounts }: OpenLine): EInvoiceLine {
  const amount = firstOf(amounts, lineAmounts);
  return {
    terms: { ...terms, ...(amount === '' ? {} : { 'BT-131': amount }) },
    allowances: [],
    charges: [],
    attributes: [],
    classifications: [],
    isForInformation: false,
  };
}

function allowanceTerms(
  { amounts, text, code }: OpenAllowance,
  [amount, reason, reasonCode]: readonly [Term, Term, Term],
): Terms {
  const terms: Texts = {};
  put(terms, amount, firstOf(amounts, allowanceAmounts));
  put(terms, reason, text);
  put(terms, reasonCode, code);
  return terms;
}

/** The first text that is stated for a term counts. */
function put(terms: Texts, term: Term, text: string): void {
  if (text !== '') terms[term] ??= text;
}

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');
const firstOf = (amounts: ReadonlyMap<string, string>, codes: readonly string[]): string =>
  codes.map((code) => amounts.get(code)).find((amount) => amount !== undefined) ?? '';
/** EDIFACT allows a comma before the decimals, and knows no marks between thousands. */
const pointed = (amount: string): string => amount.replace(',', '.');
/** `20260905`, `260905` and `202609051200` are one day. */
const dayOf = (text: string): string => (/^\d{6}$/.test(text) ? `20${text}` : text.slice(0, 8));
