import { expect, it } from 'vitest';
import { roleLabel } from '../../../src/lib/languages/role-label.ts';
import { texts } from '../../../src/lib/languages/texts.ts';

it.each([
  ['ROLE_ADMIN', 'Administrator'],
  ['ROLE_CLIENT', 'Shipper'],
  ['ROLE_WAREHOUSE_CLERK', 'Warehouse clerk'],
])('%s reads %s', (name, label) => {
  expect(roleLabel(texts.t, name)).toBe(label);
});
