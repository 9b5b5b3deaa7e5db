/** The data directory cannot be used; the message says why and what to do. Nothing in it was changed. */
export class DataDirectoryError extends Error {
  override readonly name = 'DataDirectoryError';
}
