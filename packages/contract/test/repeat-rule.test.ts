import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as contract from '../src/index.ts';

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'answer' in value;
const endpoints = Object.values<unknown>(contract).filter(isEndpoint);

/** The names of all fields of an answer, at any depth. */
function fieldsOf(answer: z.ZodType): readonly string[] {
  const names: string[] = [];
  JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any', io: 'input' }), (name, value: unknown) => {
    if (name === 'properties' && typeof value === 'object' && value !== null) names.push(...Object.keys(value));
    return value;
  });
  return names;
}

describe('the answer to a call with an Idempotency-Key', () => {
  test('is kept of calls that change something, and of no others', () => {
    const rules = endpoints.map((endpoint) => [contract.repeatRuleOf(endpoint), contract.tokenRuleOf(endpoint).writes]);
    expect(rules.filter(([rule, writes]) => rule !== 'done again' && !writes)).toEqual([]);
    expect(rules.filter(([rule]) => rule === 'replayed').length).toBeGreaterThan(50);
  });

  test('is never kept where it shows a secret', () => {
    const shows = (endpoint: contract.Endpoint) =>
      fieldsOf(endpoint.answer).some((name) => /^(secret|token|id_token|password|privateKey)$/i.test(name));
    const kept = endpoints.filter((each) => each.access !== 'public' && contract.repeatRuleOf(each) === 'replayed');
    expect(kept.filter(shows).map(({ name }) => name)).toEqual([]);
    const told = endpoints.filter((each) => contract.repeatRuleOf(each) === 'told');
    expect(told.map(({ name }) => name).toSorted()).toEqual([
      'createOwnToken',
      'createServiceToken',
      'renewWebhookSecret',
    ]);
  });
});
