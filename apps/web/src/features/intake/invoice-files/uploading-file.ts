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
  /** Why the last step did not succeed. */
  readonly failure?: string | undefined;
}

/** Whether the file can be loaded as its preview shows it. */
export const isReady = ({ state }: UploadingFile): boolean =>
  state?.step === 'previewed' && (state.preview?.status === 'loaded' || state.preview?.status === 'incomplete');
