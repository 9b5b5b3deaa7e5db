import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as contract from '@waybill/contract';
import { describe, expect, it } from 'vitest';

const tests = fileURLToPath(new URL('../..', import.meta.url));
const called = globSync('**/*.ts', { cwd: tests }).map((file) =>
  readFileSync(`${tests}/${file}`, 'utf8').replaceAll(/^import [^;]*;$/gm, ''),
);
const names = Object.values<unknown>(contract).flatMap((value) =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'name' in value
    ? [String(value.name)]
    : [],
);

describe('every call of the contract', () => {
  it.each(names)('%s is made by a test, which reads its answer by the contract', (name) => {
    const word = new RegExp(`\\b${name}\\b`);
    expect(called.some((text) => word.test(text))).toBe(true);
  });
});
