import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAllDrafts, forgetDraft, keepDraft, keptDraft } from '../../../src/lib/unsaved/drafts.ts';

const place = '/clients new name,code';
const opened = { name: '', code: '' };

/** The storage of one tab. */
function tabStorage(): object {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => delete kept[key],
  };
  const kept: Record<string, string> = Object.create(methods);
  return kept;
}

beforeEach(() => vi.stubGlobal('sessionStorage', tabStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('a draft', () => {
  it('comes back at the same place for the same user', () => {
    keepDraft(7, place, { opened, values: { name: 'Nordwind', code: '' } });
    expect(keptDraft(7, place)).toEqual({ opened, values: { name: 'Nordwind', code: '' } });
    expect(keptDraft(7, '/clients 1001 name,code')).toBeUndefined();
  });

  it('is never that of another user', () => {
    keepDraft(7, place, { opened, values: { name: 'Nordwind', code: '' } });
    expect(keptDraft(8, place)).toBeUndefined();
  });

  it('holds no secrets and no files', () => {
    const secrets = { password: 'a', passphrase: 'b', privateKey: 'c', secret: 'd' };
    keepDraft<object>(7, place, {
      opened: { ...secrets, host: '', content: null },
      values: { ...secrets, host: 'x', content: new Blob(['e']) },
    });
    expect(keptDraft(7, place)).toEqual({ opened: { host: '', content: null }, values: { host: 'x' } });
  });

  it('is gone when it is saved or given up, and all are when the user signs out', () => {
    for (const owner of [7, 8]) keepDraft(owner, place, { opened, values: { name: 'x', code: '' } });
    forgetDraft(7, place);
    expect([7, 8].map((owner) => keptDraft(owner, place) === undefined)).toEqual([true, false]);
    forgetAllDrafts();
    expect(keptDraft(8, place)).toBeUndefined();
  });

  it('is not kept where the browser has no room, and nothing breaks', () => {
    vi.stubGlobal('sessionStorage', {
      setItem: () => {
        throw new Error('full');
      },
      getItem: () => null,
    });
    keepDraft(7, place, { opened, values: opened });
    expect(keptDraft(7, place)).toBeUndefined();
  });
});
