import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  askWith,
  discardUnsaved,
  hasUnsaved,
  holdUnsaved,
  mayClose,
  mayLeave,
  nextTurn,
  openOver,
} from '../../../src/lib/unsaved/unsaved.ts';

const clients = { path: '/clients', open: 'new' };
const settings = { path: '/settings', open: '' };
let stop = () => {};

function answering(agreed: boolean) {
  const ask = vi.fn(async () => agreed);
  stop = askWith(ask);
  return ask;
}

afterEach(() => {
  stop();
  discardUnsaved();
});

describe('input that is not saved', () => {
  it('is asked about before its drawer closes, and stays if the user wants to keep it', async () => {
    const ask = answering(false);
    const openedAt = nextTurn();
    expect(await mayClose(openedAt)).toBe(true);
    const discard = vi.fn();
    holdUnsaved({ ...clients, discard });
    expect(await mayClose(openedAt)).toBe(false);
    expect([ask.mock.calls.length, discard.mock.calls.length, hasUnsaved()]).toEqual([1, 0, true]);
  });

  it('is given up when the user agrees', async () => {
    answering(true);
    const openedAt = nextTurn();
    const discard = vi.fn();
    holdUnsaved({ ...clients, discard });
    expect(await mayClose(openedAt)).toBe(true);
    expect([discard.mock.calls.length, hasUnsaved()]).toEqual([1, false]);
  });

  it('of the form below is not asked about when a dialog over it closes', async () => {
    const ask = answering(false);
    holdUnsaved({ ...clients, discard: vi.fn() });
    expect(await mayClose(nextTurn())).toBe(true);
    expect(ask).not.toHaveBeenCalled();
  });

  it('is asked about before another page or another row, and not when a filter of the page changes', async () => {
    const ask = answering(false);
    holdUnsaved({ ...clients, discard: vi.fn() });
    expect(await mayLeave({ pathname: '/users', open: '' })).toBe(false);
    expect(await mayLeave({ pathname: '/clients', open: '' })).toBe(false);
    expect(await mayLeave({ pathname: '/clients', open: '1001' })).toBe(false);
    expect(await mayLeave({ pathname: '/clients', open: 'new' })).toBe(true);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('on the page itself stays when something opens over it', async () => {
    answering(false);
    holdUnsaved({ ...settings, discard: vi.fn() });
    expect(await mayLeave({ pathname: '/settings', open: '3' })).toBe(true);
    expect(await mayLeave({ pathname: '/login', open: '' })).toBe(false);
  });

  it('is not asked about once it is saved', async () => {
    const ask = answering(false);
    const release = holdUnsaved({ ...clients, discard: vi.fn() });
    release();
    expect(await mayLeave({ pathname: '/users', open: '' })).toBe(true);
    expect(ask).not.toHaveBeenCalled();
  });
});

it('what an address opens over its page is a row, a grid or a shipment', () => {
  expect(openOver({ open: 'new', page: 2 })).toBe('new');
  expect(openOver({ grid: 'packages', shipment: '1Z' })).toBe('packages 1Z');
  expect(openOver({ client: 1001 })).toBe('');
});
