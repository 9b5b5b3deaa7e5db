import { expect, test } from 'vitest';
import { roleNameOf } from '../src/identity/role-name.ts';

test.each([
  ['Warehouse clerk', 'ROLE_WAREHOUSE_CLERK'],
  ['ROLE_READER', 'ROLE_READER'],
  ['  Équipe de nuit – 2 ', 'ROLE_EQUIPE_DE_NUIT_2'],
  ['夜班', undefined],
  ['', undefined],
])('the role “%s” is stored as %s', (words, name) => {
  expect(roleNameOf(words)).toBe(name);
});
