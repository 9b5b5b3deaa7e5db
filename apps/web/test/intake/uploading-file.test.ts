import type { UploadState } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { standingOf, type UploadingFile } from '../../src/features/intake/invoice-files/uploading-file.ts';

type Status = 'loaded' | 'already_there' | 'incomplete' | 'refused';

/** A file of which the server knows this much. */
function fileAt(step: UploadState['step'], known: { readonly preview?: Status; readonly outcome?: Status }) {
  const [preview, outcome] = [known.preview, known.outcome].map((status) => (status === undefined ? null : { status }));
  return { key: 1, name: 'invoice.csv', sentShare: 1, state: { step, preview, outcome } } as unknown as UploadingFile;
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

  it('is there already, or still on its way', () => {
    expect(standingOf(fileAt('previewed', { preview: 'already_there' }))).toBe('already there');
    expect(standingOf(fileAt('previewing', {}))).toBe('on its way');
  });
});
