import { describe, expect, test } from 'vitest';
import { clickhouse, type WrittenStatement } from '../src/index.ts';
import { committedQueries } from './committed-queries.ts';

const widest = 120;

describe.each([...committedQueries])('the SQL of %s', (name, queries) => {
  test('for DuckDB', async () => {
    const sections = queries().map(({ name: of, query }) => section(of, query, (number) => `$${number}`));
    await expect(sections.join('\n')).toMatchFileSnapshot(`../sql/${name}.sql`);
  });

  test('for ClickHouse', async () => {
    const sections = queries().map(({ name: of, query }) =>
      section(of, query.writtenFor(clickhouse), (number) => `p${number}`),
    );
    await expect(sections.join('\n')).toMatchFileSnapshot(`../sql/clickhouse/${name}.sql`);
  });
});

/** A statement under its name, with the values of its parameters; without quotes where none are needed. */
function section(name: string, { sql, parameters }: WrittenStatement, mark: (number: number) => string): string {
  const values = parameters.map((value, index) => `${mark(index + 1)} = ${JSON.stringify(value)}`);
  const lines = sql.replace(/"([A-Za-z_]\w*)"/g, '$1').split('\n');
  return [
    `-- ${name}`,
    ...(values.length === 0 ? [] : wrapped(`-- ${values.join(', ')}`, '--   ')),
    ...lines.flatMap((line) => wrapped(line, '  ')),
  ]
    .join('\n')
    .concat(';\n');
}

/** A line cut between its columns where it is too long. */
function wrapped(line: string, indent: string): readonly string[] {
  const lines: string[] = [];
  for (const part of line.split(/, (?![^(]*\))/)) {
    const together = `${lines.at(-1)}, ${part}`;
    if (lines.length > 0 && together.length <= widest) lines.splice(-1, 1, together);
    else lines.push(lines.length === 0 ? part : `${indent}${part}`);
  }
  return lines.map((part, index) => (index < lines.length - 1 ? `${part},` : part));
}
