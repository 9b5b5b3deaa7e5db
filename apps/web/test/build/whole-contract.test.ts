import * as contract from '@waybill/contract';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { leanContract } from '../../build/lean-contract.ts';

const browser = await contractOfTheBrowser();
const server: Readonly<Record<string, unknown>> = contract;

test('the browser has every name that the contract exports', () => {
  expect(Object.keys(browser).toSorted()).toEqual(Object.keys(server).toSorted());
});

test('every endpoint reaches the browser with its name, method, path and who may call it', () => {
  const endpoints = Object.keys(server).filter((name) => isEndpoint(server[name]));
  expect(endpoints.length).toBeGreaterThan(100);
  expect(Object.fromEntries(endpoints.map((name) => [name, called(browser[name])]))).toEqual(
    Object.fromEntries(endpoints.map((name) => [name, called(server[name])])),
  );
});

test('no endpoint takes a schema along', () => {
  const heavy = Object.values(browser)
    .flatMap((value) => (isResource(value) ? Object.values(value) : [value]))
    .filter(isEndpoint)
    .map(({ name }) => name);
  expect(heavy).toEqual([]);
});

test('all else that the contract exports is the same in the browser: values as they are, schemas as schemas', () => {
  const others = Object.keys(server).filter((name) => !isEndpoint(server[name]));
  expect(Object.fromEntries(others.map((name) => [name, described(browser[name])]))).toEqual(
    Object.fromEntries(others.map((name) => [name, described(server[name])])),
  );
});

interface Called {
  readonly name: unknown;
  readonly method: unknown;
  readonly path: unknown;
  readonly access: unknown;
  readonly internalOnly?: unknown;
}

function isEndpoint(value: unknown): value is Called {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'answer' in value;
}

/** All of an endpoint that the browser may ask. */
function called(endpoint: unknown): Called {
  const { name, method, path, access, internalOnly } = endpoint as Called;
  return { name, method, path, access, internalOnly };
}

/** The calls of a plain resource. */
function isResource(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && 'list' in value && 'get' in value && 'remove' in value;
}

/** A plain value as it is; of a function or a schema that it is one; of calls all that the browser may ask. */
function described(value: unknown): unknown {
  if (isResource(value)) return Object.values(value).map(called);
  if (typeof value === 'function') return 'a function';
  return typeof value === 'object' && value !== null && '_zod' in value ? 'a schema' : value;
}

/** The contract as the bundle of the web app holds it, when all of it is used. */
async function contractOfTheBrowser(): Promise<Readonly<Record<string, unknown>>> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [leanContract()],
    build: {
      write: false,
      minify: false,
      lib: { entry: new URL('../../../../packages/contract/src/index.ts', import.meta.url).pathname, formats: ['es'] },
    },
  });
  const [bundle] = made as Rolldown.RolldownOutput[];
  const code = bundle?.output[0].code ?? '';
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
