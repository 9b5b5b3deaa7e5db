import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layouts } from '../src/opening/layouts.ts';

const guide = readFileSync(new URL('../../../docs/loading.md', import.meta.url), 'utf8');

test('layouts have unique names, state their limits, and are listed in docs/loading.md', () => {
  expect(new Set(layouts.map(({ name }) => name)).size).toBe(layouts.length);
  for (const { name, limits } of layouts) {
    const inGuide = name.replace(/ \(.*\)$/, '');
    expect(guide).toContain(`| ${inGuide} |`);
    expect(limits.every((limit) => limit.endsWith('.'))).toBe(true);
    expect(limits.length).toBeGreaterThan(0);
  }
});
