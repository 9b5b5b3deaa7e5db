import { describe, expect, it } from 'vitest';
import { splitNames } from '../../../src/lib/analysis/split-names.ts';
import { prepareBreakdown } from '../../../src/ui/cards/breakdown/prepare-breakdown.ts';

const family = { id: 1000, name: 'Acme', childClients: [{ id: 1001, name: 'Acme West' }] } as Parameters<
  typeof splitNames
>[1];

describe('values that figures are split by', () => {
  it('are read with their client where they are accounts', () => {
    const parts = prepareBreakdown(
      [
        { NAME: '1001:4711', VALUE: 3 },
        { NAME: '1000:4711', VALUE: 1 },
      ],
      splitNames('account_number', family),
    );
    expect(parts.map(({ name, filter }) => [name, filter])).toEqual([
      ['4711 · Acme West', '1001:4711'],
      ['4711 · Acme', '1000:4711'],
    ]);
  });

  it('are read as they are otherwise', () => {
    expect(splitNames('service_category', family)('1001:4711')).toBe('1001:4711');
  });
});
