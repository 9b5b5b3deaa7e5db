import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isSecretField } from '../../../src/lib/unsaved/drafts.ts';

/** Forms of `useForm` alone keep no draft: those before sign-in. */
const withoutDraft = /features\/identity\/sign-in\//;

it('no field that hides what is typed is kept in the browser', () => {
  const sources = globSync('apps/web/src/**/*.tsx').filter((file) => !withoutDraft.test(file));
  const hidden = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<SecretInput[^>]*?getInputProps\('(\w+)'/gs)].map(
      ([, name]) => name ?? '',
    ),
  );
  expect(hidden.length).toBeGreaterThan(3);
  expect(hidden.filter((name) => !isSecretField(name))).toEqual([]);
});
