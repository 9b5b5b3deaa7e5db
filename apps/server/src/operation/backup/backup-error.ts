/** A backup cannot be made, found or restored; the message says why and what to do. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
