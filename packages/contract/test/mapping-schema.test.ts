import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mappingSchema } from '../src/index.ts';

test('the schema of mappings is in the documents as the command prints it', async () => {
  const text = `${JSON.stringify(mappingSchema(), undefined, 2)}\n`;
  const file = join(import.meta.dirname, '..', '..', '..', 'docs', 'mapping.schema.json');
  await expect(text).toMatchFileSnapshot(file);
});
