import type { Account } from '@waybill/contract';
import { text } from '../../../../lib/languages/text.ts';
import { accountChoices } from './dashboard-options.ts';

/** Whether late packages are claimed for an account: under any guarantee of its carrier (S1 section 3). */
export const gsrChoices = { gsr: text('GSR'), nonGsr: text('Non-GSR'), all: text('All') } as const;
export type GsrChoice = keyof typeof gsrChoices;

/** The offered accounts that a choice stands for, as they are chosen; none means all. */
export function accountNumbersOf(choice: GsrChoice, accounts: readonly Account[]): readonly string[] {
  if (choice === 'all') return [];
  const wanted = accounts.filter((account) => isGsr(account) === (choice === 'gsr'));
  return accountChoices(accounts)
    .filter(({ account }) => wanted.includes(account))
    .map(({ choice }) => choice);
}

/** The choice that chosen accounts stand for; undefined for any others. */
export function gsrChoiceOf(chosen: readonly string[], accounts: readonly Account[]): GsrChoice | undefined {
  if (chosen.length === 0) return 'all';
  const isChosen = new Set(chosen);
  return (['gsr', 'nonGsr'] as const).find((choice) => {
    const numbers = accountNumbersOf(choice, accounts);
    return numbers.length === isChosen.size && numbers.every((number) => isChosen.has(number));
  });
}

function isGsr({ isUpsGsr, isFedexExpressGsr, isFedexIntlGsr }: Account): boolean {
  return isUpsGsr || isFedexExpressGsr || isFedexIntlGsr;
}
