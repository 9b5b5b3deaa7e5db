import { describe, expect, test } from 'vitest';
import { emptyUser, seesNoClient } from '../../../src/features/identity/users/user-values.ts';

describe('a user without a client', () => {
  const user = { ...emptyUser, roleIds: ['2'] };

  test('is warned about once the form says who it is', () => {
    expect(seesNoClient(emptyUser)).toBe(false);
    expect(seesNoClient(user)).toBe(true);
  });

  test('is none if internal or assigned', () => {
    expect(seesNoClient({ ...user, internal: true })).toBe(false);
    expect(seesNoClient({ ...user, clientIds: ['1001'] })).toBe(false);
  });
});
