import { describe, expect, it } from 'vitest';
import { accountNumbersOf, gsrChoiceOf } from '../../../src/features/analysis/header/dashboard/gsr-accounts.ts';

const account = (id: number, number: string, clientId: number, guarantees: object = {}) => ({
  id,
  name: `Account ${id}`,
  number,
  carrier: { id: 1, name: 'UPS' },
  client: { id: clientId, name: `Client ${clientId}` },
  active: true,
  isUpsGsr: false,
  isFedexExpressGsr: false,
  isFedexIntlGsr: false,
  ...guarantees,
});

const accounts = [
  account(1, 'UPS', 1001, { isUpsGsr: true }),
  account(2, 'Express', 1001, { isFedexExpressGsr: true }),
  account(3, 'Abroad', 1001, { isFedexIntlGsr: true }),
  account(4, 'None', 1001),
  account(5, 'Shared', 1001, { isUpsGsr: true }),
  account(6, 'Shared', 1002),
];
const gsr = ['UPS', 'Express', 'Abroad', '1001:Shared'];
const nonGsr = ['None', '1002:Shared'];

describe('the choice of accounts by guarantee', () => {
  it('is those for which a guarantee of any kind is claimed, those without one, or all', () => {
    expect(accountNumbersOf('gsr', accounts)).toEqual(gsr);
    expect(accountNumbersOf('nonGsr', accounts)).toEqual(nonGsr);
    expect(accountNumbersOf('all', accounts)).toEqual([]);
  });

  it('is read from the chosen accounts in any order; any other choice is none of the three', () => {
    expect(gsrChoiceOf(gsr.toReversed(), accounts)).toBe('gsr');
    expect(gsrChoiceOf(nonGsr, accounts)).toBe('nonGsr');
    expect(gsrChoiceOf([], accounts)).toBe('all');
    expect(gsrChoiceOf(['UPS'], accounts)).toBeUndefined();
    expect(gsrChoiceOf([...gsr, 'None'], accounts)).toBeUndefined();
  });
});
