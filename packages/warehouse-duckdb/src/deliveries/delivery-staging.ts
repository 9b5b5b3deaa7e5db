import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeliveryFact, DeliveryMoment } from '@waybill/model';
import type { StagedColumn, StagedValue } from '@waybill/warehouse';
import { StageFile } from '../load/stage-file.ts';

const columns: readonly StagedColumn[] = [
  { name: 'line', type: 'integer' },
  { name: 'carrier_id', type: 'integer' },
  { name: 'tracking_number', type: 'text' },
  { name: 'promised', type: 'timestamp' },
  { name: 'promised_has_time', type: 'integer' },
  { name: 'promised_offset', type: 'integer' },
  { name: 'delivered', type: 'timestamp' },
  { name: 'delivered_has_time', type: 'integer' },
  { name: 'delivered_offset', type: 'integer' },
  { name: 'status', type: 'text' },
  { name: 'verdict', type: 'text' },
  { name: 'is_excused', type: 'integer' },
  { name: 'signed_by', type: 'text' },
  { name: 'left_at', type: 'text' },
];

/** The facts of a load before they are stored, in a file. */
export class DeliveryStaging {
  readonly #folder: string;
  readonly #facts: StageFile;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#facts = new StageFile(join(folder, 'delivery-fact'), columns);
  }

  /** Creates the file in a new folder in `parent`. */
  static async create(parent: string): Promise<DeliveryStaging> {
    return new DeliveryStaging(await mkdtemp(join(parent, 'deliveries-')));
  }

  add(fact: DeliveryFact): void {
    const { line, carrierId, trackingNumber, promised, delivered, status, verdict, signedBy, leftAt } = fact;
    this.#facts.append([
      line,
      carrierId,
      trackingNumber,
      ...valuesOf(promised),
      ...valuesOf(delivered),
      status,
      verdict,
      Number(fact.isExcused),
      signedBy,
      leftAt,
    ]);
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
    const names = columns.map(({ name }) => name).filter((name) => name !== 'line');
    return `(select max(line) as line, ${names} from ${this.#facts.relation} group by ${names})`;
  }
}

const valuesOf = (moment: DeliveryMoment | null): StagedValue[] =>
  moment === null ? [null, null, null] : [moment.local, Number(moment.hasTime), moment.offsetMinutes];
