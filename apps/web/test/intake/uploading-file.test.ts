import type { UploadChoices, UploadState } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import {
  isCheckedOtherwise,
  standingOf,
  type UploadingFile,
} from '../../src/features/intake/invoice-files/uploading-file.ts';

type Status = 'loaded' | 'already_there' | 'incomplete' | 'refused';

/** A file of which the server knows this much. */
function fileAt(step: UploadState['step'], known: { readonly preview?: Status; readonly outcome?: Status }) {
  const [preview, outcome] = [known.preview, known.outcome].map((status) =>
    status === undefined ? null : { status, questions: [] },
  );
  return { key: 1, name: 'invoice.csv', sentShare: 1, state: { step, preview, outcome } } as unknown as UploadingFile;
}

/** A file that was checked without a client and without skipping lines. */
function checked(preview: object): UploadingFile {
  const state = {
    step: 'previewed',
    preview: { status: 'refused', needsClient: false, badLines: 0, invoices: [], ...preview },
    choices: { clientId: null, acceptBadLines: false },
    outcome: null,
  };
  return { key: 1, id: 'a', name: 'invoice.csv', sentShare: 1, state } as unknown as UploadingFile;
}

describe('an uploaded file', () => {
  it('that was loaded waits if its invoice lacks other parts', () => {
    expect(standingOf(fileAt('ended', { preview: 'incomplete', outcome: 'incomplete' }))).toBe('waiting');
    expect(standingOf(fileAt('ended', { preview: 'incomplete', outcome: 'loaded' }))).toBe('loaded');
  });

  it('is ready to load before that, whether or not other parts are missing', () => {
    expect(standingOf(fileAt('previewed', { preview: 'incomplete' }))).toBe('ready');
    expect(standingOf(fileAt('previewed', { preview: 'loaded' }))).toBe('ready');
  });

  it('is being loaded once that was asked for, also while others come first', () => {
    expect(standingOf({ ...fileAt('previewed', { preview: 'incomplete' }), isQueued: true })).toBe('being loaded');
    expect(standingOf(fileAt('loading', { preview: 'incomplete' }))).toBe('being loaded');
  });

  it('is refused by its preview, by its load, and when a step failed', () => {
    expect(standingOf(fileAt('previewed', { preview: 'refused' }))).toBe('refused');
    expect(standingOf(fileAt('ended', { preview: 'loaded', outcome: 'refused' }))).toBe('refused');
    expect(standingOf(fileAt('failed', {}))).toBe('refused');
    expect(standingOf({ ...fileAt('previewed', { preview: 'loaded' }), failure: 'No answer.' })).toBe('refused');
  });

  it('needs a client, if that is all that is missing', () => {
    expect(standingOf(checked({ needsClient: true }))).toBe('needs a client');
  });

  it.each<[string, object, Partial<UploadChoices>, boolean]>([
    ['another client for unknown accounts', { needsClient: true }, { clientId: 1001 }, true],
    ['another client for new accounts', { invoices: [{ isNewAccount: true }] }, { clientId: 1001 }, true],
    ['another client for known accounts', { invoices: [{ isNewAccount: false }] }, { clientId: 1001 }, false],
    ['bad lines that are to be skipped', { badLines: 1 }, { acceptBadLines: true }, true],
    ['no bad lines', {}, { acceptBadLines: true }, false],
    ['the same choices', { needsClient: true, badLines: 1 }, {}, false],
  ])('is checked again, or not, with %s', (_, preview, chosen, expected) => {
    const choices = { clientId: null, acceptBadLines: false };
    expect(isCheckedOtherwise(checked(preview), { ...choices, ...chosen })).toBe(expected);
    expect(isCheckedOtherwise(fileAt('loading', { preview: 'refused' }), { ...choices, ...chosen })).toBe(false);
  });

  it('is there already, or still on its way', () => {
    expect(standingOf(fileAt('previewed', { preview: 'already_there' }))).toBe('already there');
    expect(standingOf(fileAt('previewing', {}))).toBe('on its way');
  });
});
