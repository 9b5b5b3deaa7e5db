import type { FileStore, OpenedFile } from '../../platform/files/file-store.ts';

/** The two files of a packet: what the carrier takes, and the letter. */
export type PacketFile = 'file' | 'letter';

const endings: Readonly<Record<PacketFile, string>> = { file: 'csv', letter: 'pdf' };
const contentTypes: Readonly<Record<PacketFile, string>> = {
  file: 'text/csv; charset=utf-8',
  letter: 'application/pdf',
};

/** The files of claim packets, each pair under the number of its row. */
export class PacketFiles {
  readonly #files: FileStore;

  constructor(files: FileStore) {
    this.#files = files;
  }

  async write(id: number, kind: PacketFile, content: string | Buffer): Promise<void> {
    await this.#files.write(nameOf(id, kind), content);
  }

  /** Undefined when the file is gone. */
  async open(id: number, kind: PacketFile): Promise<OpenedFile | undefined> {
    return await this.#files.open(nameOf(id, kind));
  }

  async remove(id: number): Promise<void> {
    await this.#files.remove(nameOf(id, 'file'));
    await this.#files.remove(nameOf(id, 'letter'));
  }
}

const nameOf = (id: number, kind: PacketFile): string => `claim-packets/${id}.${endings[kind]}`;

/** What a file of a packet is called where it is saved, and its media type. */
export const savedAs = (
  { number, carrierName }: { readonly number: string; readonly carrierName: string },
  kind: PacketFile,
) => ({
  fileName: `${number} ${carrierName.replaceAll(/[\\/:*?"<>|]/g, '_')}.${endings[kind]}`,
  contentType: contentTypes[kind],
});
