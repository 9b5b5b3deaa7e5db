import { readFileSync } from 'node:fs';
import { ratingLacks } from '@waybill/contract';
import { expect, it } from 'vitest';

it('has every reason why a package is not rated in the documents, in their order', () => {
  const documents = readFileSync(new URL('../../../docs/agreements.md', import.meta.url), 'utf8');
  const [, chapter = ''] = documents.split('### Why a package is not rated');
  expect([...chapter.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code)).toEqual(ratingLacks);
});
