import {
  type AnswerRow,
  type AnswerTable,
  answerTable,
  dimensions,
  dimensionsWithNames,
  QuestionReader,
  questionsOf,
  type Reading,
  type ScopedValues,
} from '@waybill/assistant';
import { findPage } from '@waybill/model';
import { compileDataQuery, compileGetRows, type QueryContext, scopeTo } from '@waybill/query';
import type { Warehouse } from '@waybill/warehouse';
import { today } from './small-warehouse.ts';

const family = [
  { id: 1001, name: 'Harbor & Pine Group' },
  { id: 1002, name: 'Harbor & Pine Home' },
  { id: 1003, name: 'Pine Outdoor' },
  { id: 1004, name: 'Harbor Kids' },
];

/** A user with access to some clients: their reader of questions, and the product’s own way to the figures. */
export class Asker {
  readonly reader: QuestionReader;
  readonly #warehouse: Warehouse;
  readonly #context: QueryContext;
  readonly #clientId: number;

  private constructor(warehouse: Warehouse, context: QueryContext, clientId: number, values: ScopedValues) {
    this.#warehouse = warehouse;
    this.#context = context;
    this.#clientId = clientId;
    this.reader = new QuestionReader(values, () => performance.now());
  }

  static async of(warehouse: Warehouse, who: 'one' | 'family'): Promise<Asker> {
    const clients = who === 'one' ? family.filter(({ id }) => id === 1002) : family;
    const clientId = who === 'one' ? 1002 : 1001;
    const readable = clients.map(({ id }) => ({
      id,
      childIds: id === clientId ? clients.map((each) => each.id).filter((each) => each !== id) : [],
    }));
    const context = { scope: scopeTo({ clientId }, readable, warehouse.dataVersion), today };
    const values = await Promise.all(
      dimensionsWithNames.map(async (name) => {
        const { expression, tables } = dimensions[name];
        const query = compileDataQuery(
          {
            selectColumnNames: [`${expression} as name`],
            fromTableNames: [tables.at(-1) ?? ''],
            groupByDetails: [expression],
          },
          context,
        );
        const rows = await warehouse.rows<{ NAME: string | null }>(query);
        return [name, rows.flatMap(({ NAME }) => (NAME === null ? [] : [NAME]))] as const;
      }),
    );
    return new Asker(warehouse, context, clientId, { clients, values: Object.fromEntries(values) });
  }

  /** Answers a reading with the product’s own compiler. */
  async answer(reading: Reading): Promise<AnswerTable> {
    const questions = questionsOf(reading, { clientId: this.#clientId, childClientIds: [] });
    if (questions.kind === 'figures') {
      const [figures, compared] = await Promise.all(
        [questions.figures, questions.compared].map(async (query) => {
          if (query === undefined) return [];
          return this.#warehouse.rows<Record<string, string | number | boolean | null>>(
            compileDataQuery(query, this.#context),
          );
        }),
      );
      return answerTable(reading, figures ?? [], compared);
    }
    const page = findPage('spend');
    if (page === undefined) throw new Error('There is no page of spend.');
    const compiled = compileGetRows(questions.rows, page, this.#context);
    if (compiled.kind !== 'window') throw new Error('Lists are not pivoted.');
    const rows: AnswerRow[] = await this.#warehouse.rows(compiled.rows);
    return { columns: Object.keys(rows[0] ?? {}).map((name) => ({ name, text: name, unit: 'text' })), rows };
  }
}
