import { type EInvoice, profileWithoutLines } from '../model/einvoice-model.ts';
import { arithmeticRules } from './arithmetic-rules.ts';
import { decimalRules } from './decimal-rules.ts';
import { presenceRules } from './presence-rules.ts';
import type { Finding, Rule } from './rule.ts';
import { vatRules } from './vat-rules.ts';

/** All rules, in the order of their names in the standard. */
const rules: readonly Rule[] = [...presenceRules, ...arithmeticRules, ...vatRules, ...decimalRules];

/** Rules about what a profile leaves out. */
const notIn = {
  MINIMUM: new Set([
    'BR-10',
    'BR-12',
    'BR-16',
    'BR-CO-10',
    'BR-CO-11',
    'BR-CO-12',
    'BR-CO-13',
    'BR-CO-14',
    'BR-CO-18',
    'BR-CO-25',
  ]),
  'BASIC WL': new Set(['BR-16', 'BR-CO-10']),
} as const;

/** The rules of EN 16931 that an invoice breaks, each once in a sentence with the first values that break it. */
export function brokenRules(invoice: EInvoice): readonly string[] {
  if (invoice.isOlder) return [];
  const profile = profileWithoutLines(invoice);
  const leftOut: ReadonlySet<string> = profile === undefined ? new Set() : notIn[profile];
  return rules.flatMap(({ name, broken }) => {
    if (leftOut.has(name)) return [];
    const found = broken(invoice);
    const [first] = found;
    return first === undefined ? [] : [sentenceOn(name, first, found.length)];
  });
}

function sentenceOn(rule: string, finding: Finding, times: number): string {
  const where = [finding.of ?? [], times > 1 ? `×${times}` : []].flat().join('; ');
  const at = where === '' ? '' : ` (${where})`;
  const found = 'missing' in finding ? `${finding.missing}${at}` : `${finding.values}${at}`;
  return 'missing' in finding
    ? `${found} is missing, which rule ${rule} of EN 16931 demands.`
    : `Rule ${rule} of EN 16931 is broken: ${found}.`;
}
