import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RootOperationNode,
} from 'kysely';

/**
 * DuckDB reads PostgreSQL's quoting and numbered parameters. Equal values share one number, so that the same expression
 * in the select list and the group list has the same text.
 */
class DuckDbQueryCompiler extends PostgresQueryCompiler {
  readonly #numbers = new Map<unknown, number>();

  override compileQuery(
    node: RootOperationNode,
    queryId: Parameters<PostgresQueryCompiler['compileQuery']>[1],
  ): CompiledQuery {
    this.#numbers.clear();
    return super.compileQuery(node, queryId);
  }

  protected override appendValue(value: unknown): void {
    const known = this.#numbers.get(value);
    if (known !== undefined) {
      this.append(`$${known}`);
      return;
    }
    super.appendValue(value);
    this.#numbers.set(value, this.numParameters);
  }
}

/** Compiles statements and runs none. */
export const statementCompiler = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new DuckDbQueryCompiler(),
  },
});
