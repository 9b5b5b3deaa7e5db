import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RootOperationNode,
} from 'kysely';

const largestInt32 = 2_147_483_647;

/**
 * ClickHouse reads PostgreSQL's quoted names; parameters have a name and a type, `{p1:Int32}`. Equal values share one,
 * so that the same expression in the select list and the group list has the same text.
 */
class ClickHouseQueryCompiler extends PostgresQueryCompiler {
  readonly #written = new Map<unknown, string>();
  #values: unknown[] = [];

  override compileQuery(
    node: RootOperationNode,
    queryId: Parameters<PostgresQueryCompiler['compileQuery']>[1],
  ): CompiledQuery {
    this.#written.clear();
    this.#values = [];
    return { ...super.compileQuery(node, queryId), parameters: this.#values };
  }

  protected override appendValue(value: unknown): void {
    const written = this.#written.get(value) ?? this.#add(value);
    this.append(written);
  }

  /** Backslashes begin an escape in ClickHouse. */
  protected override sanitizeStringLiteral(text: string): string {
    return super.sanitizeStringLiteral(text.replaceAll('\\', '\\\\'));
  }

  #add(value: unknown): string {
    this.#values.push(value);
    const written = `{p${this.#values.length}:${typeOf(value)}}`;
    this.#written.set(value, written);
    return written;
  }
}

/** The narrowest common type: unsigned or 64-bit numbers have no common type with signed ones or doubles. */
function typeOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return 'String';
    case 'boolean':
      return 'Bool';
    case 'bigint':
      return 'Int64';
    default:
      if (!Number.isInteger(value)) return 'Float64';
      return Math.abs(Number(value)) <= largestInt32 ? 'Int32' : 'Int64';
  }
}

/** Compiles statements and runs none. */
export const statementCompiler = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new ClickHouseQueryCompiler(),
  },
});
