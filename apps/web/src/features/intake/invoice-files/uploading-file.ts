import type { UploadChoices, UploadState } from '@waybill/contract';

/** A dropped file: on its way, or on the server with what is being done there. */
export interface UploadingFile {
  readonly key: number;
  readonly file: File;
  readonly sentBytes: number;
  /** Absent until the file has arrived. */
  readonly id?: string;
  readonly state?: UploadState;
  /** What was chosen when the file was previewed; it is loaded the same way. */
  readonly choices?: UploadChoices;
  /** Why the last step did not succeed. */
  readonly failure?: string;
}

/** Whether the file can be loaded as its preview shows it. */
export const isReady = ({ state }: UploadingFile): boolean =>
  state?.step === 'previewed' && (state.preview?.status === 'loaded' || state.preview?.status === 'incomplete');
