import { expect, it } from 'vitest';
import { auditCsv } from '../../../src/identity/audit/audit-csv.ts';
import { changesBetween } from '../../../src/identity/audit/changes-between.ts';

it('a change names the fields that differ, with what they were and what they are', () => {
  expect(
    changesBetween(
      { name: 'Retail', clients: [1, 2], note: 'x', gone: 1, same: { deep: [1] }, none: undefined },
      { name: 'Web', clients: [1, 3], note: '', added: 2, same: { deep: [1] }, none: null },
    ),
  ).toEqual({
    name: { before: 'Retail', after: 'Web' },
    clients: { before: [1, 2], after: [1, 3] },
    note: { before: 'x', after: '' },
    gone: { before: 1, after: null },
    added: { before: null, after: 2 },
  });
  expect(changesBetween({}, {})).toEqual({});
});

it('the log as CSV has a line for each entry, with its subject and what else is known', () => {
  const entry = { id: 1, at: '2026-03-01T12:00:00.000Z', login: 'admin', action: 'user.create' };
  const subject = { id: 7, name: 'new, one' };
  expect(
    auditCsv([
      { ...entry, details: { subject, role: 'ROLE_X' } },
      { ...entry, details: { subject } },
      { ...entry, details: { from: 'a' } },
    ]).split('\r\n'),
  ).toEqual([
    '\uFEFFat,login,action,subject,details',
    '2026-03-01T12:00:00.000Z,admin,user.create,"{""id"":7,""name"":""new, one""}","{""role"":""ROLE_X""}"',
    '2026-03-01T12:00:00.000Z,admin,user.create,"{""id"":7,""name"":""new, one""}",',
    '2026-03-01T12:00:00.000Z,admin,user.create,,"{""from"":""a""}"',
    '',
  ]);
});
