import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { orAbsent } from '../src/foundation/or-absent.ts';
import { tableAnswer, tableQuery } from '../src/foundation/table.ts';
import { required, text } from '../src/foundation/text.ts';
import { belongsTo, isProblem, narrowRoles, problem, refusalOf, tablePageSizes } from '../src/index.ts';

describe('who a page or a call is for', () => {
  const shared = { access: ['RUN_REPORTS', 'DOWNLOAD_REPORTS'] } as const;
  const reader = { permissions: ['DOWNLOAD_REPORTS'], internal: false };

  test('is anybody with one of its permissions', () => {
    expect(refusalOf(shared, reader)).toBeUndefined();
    expect(belongsTo(shared, reader)).toBe(true);
    expect(refusalOf(shared, { permissions: ['LTL'], internal: true })).toBe('permission');
    expect(belongsTo(shared, { permissions: [], internal: true })).toBe(false);
  });

  test('is for guests and for carriers only where it says so', () => {
    expect(narrowRoles).toEqual(['ROLE_GUEST', 'ROLE_CARRIER']);
  });

  test.each(narrowRoles)('is not %s unless it names that role, in whichever list it stands', (role) => {
    expect(refusalOf(shared, { ...reader, roles: [role] })).toBe('role');
    expect(refusalOf(shared, { permissions: [...reader.permissions, role], internal: true })).toBe('role');
    expect(refusalOf({ ...shared, alsoFor: [role] }, { ...reader, roles: [role] })).toBeUndefined();
    const [other] = narrowRoles.filter((each) => each !== role);
    if (other !== undefined)
      expect(refusalOf({ ...shared, alsoFor: [other] }, { ...reader, roles: [role] })).toBe('role');
  });

  test('is nobody from outside where the whole tenant is concerned', () => {
    const own = { ...shared, internalOnly: true } as const;
    expect(refusalOf(own, reader)).toBe('internal');
    expect(refusalOf(own, { ...reader, internal: true })).toBeUndefined();
  });

  test('can be a carrier by its role alone', () => {
    const freight = { access: ['LTL', 'ROLE_CARRIER'], alsoFor: ['ROLE_CARRIER'] } as const;
    expect(refusalOf(freight, { permissions: [], roles: ['ROLE_CARRIER'], internal: false })).toBeUndefined();
  });
});

describe('the question of a table', () => {
  const question = tableQuery(['name', 'email']);

  test('begins on the first page, ordered by its first column', () => {
    expect(question.parse({})).toEqual({ page: 1, size: 50, search: '', sort: 'name', descending: false });
  });

  test('is read from an address', () => {
    const asked = { page: '3', size: '200', search: 'nell', sort: 'email', descending: 'true' };
    expect(question.parse(asked)).toEqual({ page: 3, size: 200, search: 'nell', sort: 'email', descending: true });
    expect(tablePageSizes.every((size) => question.safeParse({ size }).success)).toBe(true);
    expect(question.safeParse({ page: 1_000_000, size: 1_000, search: 'x'.repeat(200) }).success).toBe(true);
  });

  test.each([
    [{ page: 0 }],
    [{ page: 1.5 }],
    [{ page: 1_000_001 }],
    [{ size: 0 }],
    [{ size: 1_001 }],
    [{ search: 'x'.repeat(201) }],
    [{ search: 'a\u0000b' }],
    [{ sort: 'password_hash' }],
    [{ descending: 'perhaps' }],
  ])('is refused when it is %j', (asked) => {
    expect(question.safeParse(asked).success).toBe(false);
  });

  test('is answered with rows and how many there are', () => {
    const answer = tableAnswer(z.object({ id: z.number() }));
    expect(answer.safeParse({ rows: [{ id: 1 }], total: 1 }).success).toBe(true);
    expect(answer.safeParse({ rows: [{ id: 'one' }], total: 1 }).success).toBe(false);
    expect(answer.safeParse({ rows: [], total: 0.5 }).success).toBe(false);
  });
});

describe('a text', () => {
  test('is as long as it may be, and no longer', () => {
    expect(text(3).safeParse('abc').success).toBe(true);
    expect(text(3).safeParse('abcd').success).toBe(false);
  });

  test('holds nothing that a database refuses', () => {
    expect(text(9).safeParse('a\u0000').error?.issues[0]?.message).toBe('must not contain the character U+0000');
  });

  test('that must be there says so when it is empty or absent', () => {
    for (const value of ['', undefined]) {
      expect(required('is required').safeParse(value).error?.issues[0]?.message).toBe('is required');
    }
    expect(required('is required').parse('x')).toBe('x');
  });

  test('that may be absent has its value then, also for null', () => {
    const optional = z.object({ name: orAbsent(text(5), 'none') });
    expect([{}, { name: null }, { name: '' }].map((each) => optional.parse(each).name)).toEqual(['none', 'none', '']);
    expect(optional.safeParse({ name: 'longer' }).success).toBe(false);
  });
});

describe('a problem', () => {
  const told = { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'name is required' };

  test('is told from whatever else may answer', () => {
    expect(isProblem(told)).toBe(true);
    for (const other of [null, undefined, '<html>', { ...told, status: '400' }, { ...told, detail: undefined }]) {
      expect(isProblem(other)).toBe(false);
    }
    expect(isProblem({ ...told, title: 400 })).toBe(false);
  });

  test('names the fields', () => {
    const named = { ...told, errors: [{ field: 'name', message: 'is required' }] };
    expect(problem.parse(named)).toEqual(named);
    expect(problem.safeParse({ ...named, errors: [{ field: 'name' }] }).success).toBe(false);
  });
});
