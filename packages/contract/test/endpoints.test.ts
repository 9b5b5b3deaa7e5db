import { describe, expect, test } from 'vitest';
import * as contract from '../src/index.ts';

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'answer' in value;
const endpoints = Object.entries<unknown>(contract).flatMap(([name, value]) =>
  isEndpoint(value) ? [[name, value] as const] : [],
);
const known = new Set<string>(contract.permissions);

describe('the calls of the contract', () => {
  test('are more than a hundred, each exported under its own name', () => {
    expect(endpoints.length).toBeGreaterThan(100);
    for (const [name, endpoint] of endpoints) expect(endpoint.name).toBe(name);
  });

  test('have an address that no other call has', () => {
    const addresses = endpoints.map(([, { method, path }]) => `${method} ${path.replaceAll(/:\w+/g, ':any')}`);
    expect(addresses.filter((each, index) => addresses.indexOf(each) !== index)).toEqual([]);
  });

  test.each(endpoints.filter(([, { body }]) => body !== undefined))(
    '%s refuses or takes any body, and never breaks on one',
    (_name, { body }) => {
      for (const sent of [undefined, null, [], {}, 'text', 7])
        expect(() => body?.safeParse(sent), JSON.stringify(sent)).not.toThrow();
    },
  );

  test.each(endpoints)(
    '%s says what it does, who may call it, and which parameters its path has',
    (_name, endpoint) => {
      const { path, params, summary, source, access } = endpoint;
      expect(path).toMatch(/^\/[\w/:.-]+$/);
      expect(summary.trim()).not.toBe('');
      expect(source.trim()).not.toBe('');
      if (typeof access !== 'string') expect(access.filter((permission) => !known.has(permission))).toEqual([]);
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
      const declared = params === undefined ? [] : Object.keys('shape' in params ? (params.shape as object) : {});
      expect(declared.toSorted()).toEqual(inPath.toSorted());
    },
  );

  test('that only read send no body', () => {
    expect(endpoints.filter(([, { method, body }]) => method === 'GET' && body).map(([name]) => name)).toEqual([]);
  });

  test('offer all choices of a rule, more than a rule may name', () => {
    const accountNumbers = Array.from({ length: 300 }, (_, place) => `${place}`);
    const choices = { carrierNames: [], accountNumbers, serviceCategories: [], chargeFamilies: [], accessorials: [] };
    expect(contract.chargeConditionChoices.answer.safeParse(choices).success).toBe(true);
    expect(contract.chargeConditions.safeParse(choices).success).toBe(false);
  });
});
