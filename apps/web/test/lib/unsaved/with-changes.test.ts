import { expect, it } from 'vitest';
import { withChanges } from '../../../src/lib/unsaved/with-changes.ts';

const opened = { name: 'Nora', email: 'nora@example.com', roleIds: ['1'] };

it('sends what was changed here, and keeps what was saved elsewhere meanwhile', () => {
  const now = { ...opened, email: 'new@example.com', roleIds: ['1', '2'] };
  expect(withChanges({ ...opened, name: 'Nele' }, { opened, now })).toEqual({ ...now, name: 'Nele' });
});

it('sends what was changed here also where it was changed elsewhere', () => {
  const now = { ...opened, name: 'Nils', roleIds: ['2'] };
  const values = { ...opened, name: 'Nele', roleIds: [] };
  expect(withChanges(values, { opened, now })).toEqual({ ...opened, name: 'Nele', roleIds: [] });
});
