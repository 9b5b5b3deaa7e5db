import type { UploadChoices, UploadState } from '@waybill/contract';

/** An uploaded file: on its way, or on the server with what is being done there. */
export interface UploadingFile {
  readonly key: number;
  readonly name: string;
  /** How much of the file has arrived, from 0 to 1. */
  readonly sentShare: number;
  /** Absent until the file has arrived, or when only a part of it had arrived before this page was opened. */
  readonly id?: string;
  /** The upload of which only a part had arrived before this page was opened. */
  readonly brokenOffId?: string;
  readonly state?: UploadState;
  /** It will be loaded when those before it are. */
  readonly isQueued?: boolean;
  /** Why the last step did not succeed. */
  readonly failure?: string | undefined;
}

/** Whether the file can be loaded as its preview shows it. */
export const isReady = ({ state, isQueued }: UploadingFile): boolean =>
  isQueued !== true &&
  state?.step === 'previewed' &&
  (state.preview?.status === 'loaded' || state.preview?.status === 'incomplete') &&
  state.preview.questions.length === 0;

/** Whether it can be loaded as soon as somebody says whose its accounts are. */
export const needsClient = ({ state }: UploadingFile): boolean =>
  state?.step === 'previewed' && state.preview?.needsClient === true;

/** Whether a file must be checked again when these choices count instead of those it was checked with. */
export function isCheckedOtherwise({ id, state }: UploadingFile, choices: UploadChoices): boolean {
  const { step, preview, choices: before } = state ?? {};
  if (id === undefined || step !== 'previewed' || preview == null || before == null) return false;
  const asksForClient = preview.needsClient || preview.invoices.some(({ isNewAccount }) => isNewAccount);
  return (
    (asksForClient && before.clientId !== choices.clientId) ||
    (preview.badLines > 0 && before.acceptBadLines !== choices.acceptBadLines)
  );
}

/** Where an uploaded file stands, as the summary of many counts it. */
export type Standing =
  | 'needs a client'
  | 'on its way'
  | 'ready'
  | 'already there'
  | 'refused'
  | 'being loaded'
  | 'waiting'
  | 'loaded';

/** Where a file stands. */
export function standingOf(file: UploadingFile): Standing {
  const { state, failure, isQueued } = file;
  if (failure !== undefined || state?.step === 'failed') return 'refused';
  if (isQueued === true || state?.step === 'loading') return 'being loaded';
  const status = state?.outcome?.status ?? state?.preview?.status;
  if (needsClient(file)) return 'needs a client';
  if (status === 'refused') return 'refused';
  if (status === 'already_there') return 'already there';
  if (state?.step === 'ended') return status === 'incomplete' ? 'waiting' : 'loaded';
  return isReady(file) ? 'ready' : 'on its way';
}
