/** A directory or bucket out in the world, open for an export. */
export interface ExportTarget {
  /** What an SFTP server showed; null for a bucket. */
  readonly hostKey: string | null;
  /** Puts the content of a local file under a name with `/` between folders. It is seen as a whole, and replaces another. */
  write(name: string, path: string): Promise<void>;
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>;
  close(): void;
}
