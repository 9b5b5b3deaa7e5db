import type { UploadState } from '@waybill/contract';

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
  (state.preview?.status === 'loaded' || state.preview?.status === 'incomplete');

/** Where an uploaded file stands, as the summary of many counts it. */
export type Standing = 'on its way' | 'ready' | 'already there' | 'refused' | 'being loaded' | 'waiting' | 'loaded';

/** Where a file stands. */
export function standingOf(file: UploadingFile): Standing {
  const { state, failure, isQueued } = file;
  if (failure !== undefined || state?.step === 'failed') return 'refused';
  if (isQueued === true || state?.step === 'loading') return 'being loaded';
  const status = state?.outcome?.status ?? state?.preview?.status;
  if (status === 'refused') return 'refused';
  if (status === 'already_there') return 'already there';
  if (state?.step === 'ended') return status === 'incomplete' ? 'waiting' : 'loaded';
  return isReady(file) ? 'ready' : 'on its way';
}
