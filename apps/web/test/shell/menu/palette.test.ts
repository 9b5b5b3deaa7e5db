import { IconUser } from '@tabler/icons-react';
import { describe, expect, test } from 'vitest';
import { found, invoiceNumberOf, trackingNumberOf } from '../../../src/features/shell/search/palette-entry.ts';

const entry = (label: string, words = '') => ({ id: label, label, words, icon: IconUser, run: () => undefined });
const groups = [
  { label: 'Pages', entries: [entry('Spend', 'Analytics'), entry('Análisis de gasto')] },
  { label: 'Clients', entries: Array.from({ length: 20 }, (_, index) => entry(`Client ${index}`)) },
];
const labels = (search: string) => found(groups, search).flatMap(({ entries }) => entries.map(({ label }) => label));

describe('the command palette', () => {
  test('finds by every word, in label and group, without accents and capitals', () => {
    expect(labels('analytics SPEND')).toEqual(['Spend']);
    expect(labels('analisis')).toEqual(['Análisis de gasto']);
    expect(labels('spend nothing')).toEqual([]);
  });

  test('shows a few of each group, and no group without entries', () => {
    expect(found(groups, 'client').map(({ label, entries }) => [label, entries.length])).toEqual([['Clients', 8]]);
  });

  test('puts first what begins with the search: UPS before account groups', () => {
    const mixed = [
      { label: 'Pages', entries: [entry('Account groups'), entry('Upset')] },
      { label: 'Carriers', entries: [entry('UPS')] },
    ];
    const ups = found(mixed, 'ups').flatMap(({ entries }) => entries.map(({ label }) => label));
    expect(ups).toEqual(['Upset', 'Account groups', 'UPS']);
    const withoutPage = [{ label: 'Pages', entries: [entry('Account groups')] }, ...mixed.slice(1)];
    expect(found(withoutPage, 'ups')[0]?.label).toBe('Carriers');
  });

  test('takes what has digits and no blanks for a part of an invoice number', () => {
    expect(invoiceNumberOf(' 0000A1B2C3-11 ')).toBe('0000A1B2C3-11');
    expect(invoiceNumberOf('spend')).toBeUndefined();
    expect(invoiceNumberOf('12 34')).toBeUndefined();
  });

  test('takes long numbers, and letters with digits, for tracking numbers', () => {
    expect(trackingNumberOf('1z 999aa1 0123456784')).toBe('1Z999AA10123456784');
    expect(trackingNumberOf('775512345678')).toBe('775512345678');
    expect(trackingNumberOf('accessorial')).toBeUndefined();
    expect(trackingNumberOf('1234')).toBeUndefined();
    expect(trackingNumberOf('1234-5678-9012')).toBeUndefined();
  });
});
