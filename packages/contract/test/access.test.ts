import { expect, test } from 'vitest';
import { accessMarkdown } from './access-markdown.ts';

test('who may open which page and make which call is what docs/access.md says', async () => {
  await expect(accessMarkdown()).toMatchFileSnapshot('../../../docs/access.md');
});
