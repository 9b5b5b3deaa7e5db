import type { CrashFile } from './crash-files.ts';

/**
 * What is known about a file: `asked` means that the server was asked to load it and `undoing` that it was asked to
 * undo it, both without an answer. What the server says after its next start settles them.
 */
export type Standing = 'new' | 'asked' | 'loaded' | 'undoing' | 'undone';

/** A file with what is known about it. */
export interface Entry {
  readonly file: CrashFile;
  standing: Standing;
  /** A worker is using it. */
  isTaken: boolean;
}

/** What the bench asked of the server and what it was told, recorded independently of the server. */
export class Book {
  readonly entries: Entry[] = [];
  /** Whether the unknown charges are classified; undefined while that is uncertain. */
  isClassified: boolean | undefined = false;
  /** The number of the current classification. */
  classification: number | undefined;
  /** How often each kind of request was under way when the server was killed. */
  readonly interrupted = new Map<string, number>();
  readonly completed = new Map<string, number>();

  add(file: CrashFile): Entry {
    const entry: Entry = { file, standing: 'new', isTaken: false };
    this.entries.push(entry);
    return entry;
  }

  /** Entries in one of these states that no worker is using. */
  free(...standings: readonly Standing[]): Entry[] {
    return this.entries.filter(({ standing, isTaken }) => !isTaken && standings.includes(standing));
  }

  /** The files that must be in the warehouse. Correct only if no state is uncertain. */
  loaded(kind: CrashFile['kind']): CrashFile[] {
    return this.entries
      .filter(({ file, standing }) => file.kind === kind && standing === 'loaded')
      .map(({ file }) => file);
  }

  note(counts: Map<string, number>, name: string): void {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
}
