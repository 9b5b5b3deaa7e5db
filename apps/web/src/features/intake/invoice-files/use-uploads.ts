import { useQueryClient } from '@tanstack/react-query';
import {
  getUploadState,
  listUploads,
  loadUpload,
  previewUpload,
  type UploadChoices,
  type UploadState,
  type WaitingUpload,
} from '@waybill/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { discardUpload, uploadInPieces } from '../../../lib/api/upload-in-pieces.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import { texts } from '../../../lib/languages/texts.ts';
import { isReady, type UploadingFile } from './uploading-file.ts';

/** More would take all of a browser's connections to the server. */
const mostAtOnce = 3;
const millisecondsBetweenLooks = 500;

/**
 * The files that were dropped now or earlier, and what can be done with them. Each goes its own way, whatever becomes of
 * the others.
 */
export function useUploads(earlier: readonly WaitingUpload[]) {
  const queryClient = useQueryClient();
  const [files, setFiles] = useState<readonly UploadingFile[]>(() => earlier.map(knownFile));
  const nextKey = useRef(earlier.length);
  const shownIds = useRef(new Set(earlier.map(({ id }) => id)));
  const waiting = useRef<(() => Promise<void>)[]>([]);
  const running = useRef(0);

  const note = (key: number, known: Partial<UploadingFile>) =>
    setFiles((before) => before.map((each) => (each.key === key ? { ...each, ...known } : each)));

  const follow = async (key: number, id: string, begun: UploadState) => {
    let state = begun;
    while (state.step === 'previewing' || state.step === 'loading') {
      note(key, { state });
      await new Promise((resolve) => setTimeout(resolve, millisecondsBetweenLooks));
      state = await call(getUploadState, { params: { id } });
    }
    if (state.step === 'unpacked') await takeUnpacked(key, state.choices);
    else note(key, { state });
    return state;
  };

  /** Shows the files of an archive instead of it, and reads each of them. */
  const takeUnpacked = async (archive: number, choices: UploadChoices | null) => {
    const { uploads } = await call(listUploads, {});
    const shown = new Set(shownIds.current);
    const added = uploads
      .filter(({ id, isComplete }) => isComplete && !shown.has(id))
      .map((upload) => knownFile(upload, nextKey.current++));
    for (const { id } of added) if (id !== undefined) shownIds.current.add(id);
    setFiles((before) => [...before.filter(({ key }) => key !== archive), ...added]);
    if (choices === null) return;
    for (const { key, id } of added) {
      if (id !== undefined) waiting.current.push(() => preview(key, id, choices));
    }
    startNext();
  };

  const preview = async (key: number, id: string, choices: UploadChoices) => {
    note(key, { failure: undefined });
    const attempt = call(previewUpload, { params: { id }, body: choices });
    await attempt.then((state) => follow(key, id, state)).catch((error: Error) => note(key, failureOf(error)));
  };

  const send = async (key: number, file: File, choices: UploadChoices) => {
    try {
      const id = await uploadInPieces(file, (bytes) => note(key, { sentShare: bytes / file.size }));
      shownIds.current.add(id);
      note(key, { id, sentShare: 1 });
      setFiles((before) => before.filter((each) => each.key === key || (each.brokenOffId !== id && each.id !== id)));
      // It keeps its place in the row, so that hundreds of files are not read and asked after at once.
      await preview(key, id, choices);
    } catch (error) {
      note(key, failureOf(error));
    }
  };

  const startNext = () => {
    while (running.current < mostAtOnce) {
      const next = waiting.current.shift();
      if (next === undefined) return;
      running.current += 1;
      void next().finally(() => {
        running.current -= 1;
        startNext();
      });
    }
  };

  const take = (dropped: readonly File[], choices: UploadChoices) => {
    for (const file of dropped) {
      const key = nextKey.current;
      nextKey.current += 1;
      setFiles((before) => [...before, { key, name: file.name, sentShare: 0 }]);
      waiting.current.push(() => send(key, file, choices));
      startNext();
    }
  };

  /** Answers what became of it, if the server could tell. */
  const load = async ({ key, id, state: shown }: UploadingFile) => {
    // A file is loaded as it was previewed, whatever has been chosen since.
    const choices = shown?.choices;
    if (id === undefined || choices == null) return undefined;
    note(key, { failure: undefined });
    try {
      return await follow(key, id, await call(loadUpload, { params: { id }, body: choices }));
    } catch (error) {
      note(key, failureOf(error));
      return undefined;
    } finally {
      void queryClient.invalidateQueries();
    }
  };

  // What was being read when the page was opened is followed from there on.
  useEffect(() => {
    for (const { key, id, state } of files) {
      if (id !== undefined && state !== undefined)
        void follow(key, id, state).catch((error: Error) => note(key, failureOf(error)));
    }
  }, []);

  return {
    files,
    take,
    load,
    loadAll: () => {
      for (const file of files.filter(isReady)) {
        note(file.key, { isQueued: true });
        waiting.current.push(async () => {
          note(file.key, { isQueued: false });
          await load(file);
        });
      }
      startNext();
    },
    previewAgain: ({ key, id }: UploadingFile, choices: UploadChoices) => {
      if (id !== undefined) void preview(key, id, choices);
    },
    discard: async ({ key, id, brokenOffId, state }: UploadingFile) => {
      const stored = id ?? brokenOffId;
      if (stored !== undefined && !isGone(state)) {
        const failure = await discardUpload(stored).catch((error: Error) => error);
        if (failure instanceof Error) return note(key, failureOf(failure));
      }
      setFiles((before) => before.filter((each) => each.key !== key));
    },
  };
}

/** A file that waited on the server when the page was opened. */
function knownFile({ id, name, isComplete, state }: WaitingUpload, key: number): UploadingFile {
  if (isComplete) return { key, name, sentShare: 1, id, state };
  const failure = texts.t('Only a part of the file has arrived. Drop it again to send the rest, or discard it.');
  return { key, name, sentShare: 0, brokenOffId: id, failure };
}

/** The server removes a file itself when it is in. */
const isGone = (state: UploadState | undefined): boolean =>
  state?.step === 'ended' && state.outcome?.status !== 'refused';

const failureOf = (error: unknown) => ({
  failure: serverText(error instanceof Error ? error.message : String(error)),
});
