import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeliveryFact } from '@waybill/model';
import { stagedDelivery, stagedDeliveryColumns } from '@waybill/warehouse';
import { StageFile } from '../load/stage-file.ts';

/** The facts of a load before they are stored, in a file. */
export class DeliveryStaging {
  readonly #folder: string;
  readonly #facts: StageFile;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#facts = new StageFile(join(folder, 'delivery-fact'), stagedDeliveryColumns);
  }

  /** Creates the file in a new folder in `parent`. */
  static async create(parent: string): Promise<DeliveryStaging> {
    return new DeliveryStaging(await mkdtemp(join(parent, 'deliveries-')));
  }

  add(fact: DeliveryFact): void {
    this.#facts.append(stagedDelivery(fact));
  }

  async drain(): Promise<void> {
    await this.#facts.drain();
  }

  async close(): Promise<void> {
    await this.#facts.close();
  }

  async remove(): Promise<void> {
    await this.#facts.destroy();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** The facts, without duplicates: of equal lines, the last one. */
  get relation(): string {
    const names = stagedDeliveryColumns.map(({ name }) => name).filter((name) => name !== 'line');
    return `(select max(line) as line, ${names} from ${this.#facts.relation} group by ${names})`;
  }
}
