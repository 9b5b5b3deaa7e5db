import type { CrashFile } from './crash-files.ts';

/**
 * What is known of a file: `asked` means that the server was asked to load it, and `undoing` that it was asked to undo
 * it, without an answer. Both are settled by what the server says after the next start.
 */
export type Standing = 'new' | 'asked' | 'loaded' | 'undoing' | 'undone';

/** A file with its standing. */
export interface Entry {
  readonly file: CrashFile;
  standing: Standing;
  /** A worker is at it. */
  isTaken: boolean;
}

/** What the bench asked the server for and what it was told, apart from the server. */
export class Book {
  readonly entries: Entry[] = [];
  /** Whether the charges that no rule knows are classified; undefined while that is not certain. */
  isClassified: boolean | undefined = false;
  /** The number of the classification that stands. */
  classification: number | undefined;
  /** How often each kind of request was under way when the server was killed. */
  readonly interrupted = new Map<string, number>();
  readonly completed = new Map<string, number>();

  add(file: CrashFile): Entry {
    const entry: Entry = { file, standing: 'new', isTaken: false };
    this.entries.push(entry);
    return entry;
  }

  /** Entries in one of the standings that nobody is at. */
  free(...standings: readonly Standing[]): Entry[] {
    return this.entries.filter(({ standing, isTaken }) => !isTaken && standings.includes(standing));
  }

  /** The files that must be in the warehouse. Only right when no standing is uncertain. */
  loaded(kind: CrashFile['kind']): CrashFile[] {
    return this.entries
      .filter(({ file, standing }) => file.kind === kind && standing === 'loaded')
      .map(({ file }) => file);
  }

  note(counts: Map<string, number>, name: string): void {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
}
