import type { Endpoint } from '@waybill/contract';
import { type Answer, type CallParts, House, type HouseOptions, type TestEngine, testEngines } from '@waybill/testkit';
import { expect } from 'vitest';
import type { z } from 'zod';

/** Digits in which sums of doubles agree, whatever the order of their terms. */
const digits = 12;

/** The same product three times: on DuckDB, on one ClickHouse server and on several. What they say must be equal. */
export class EachEngine {
  readonly #houses: ReadonlyMap<TestEngine, House>;

  private constructor(houses: ReadonlyMap<TestEngine, House>) {
    this.#houses = houses;
  }

  static async open(options: HouseOptions = {}): Promise<EachEngine> {
    const houses = new Map<TestEngine, House>();
    for (const engine of testEngines) houses.set(engine, await House.open({ ...options, engine }));
    return new EachEngine(houses);
  }

  /** Does the same in each house. Returns what came of it in the one on DuckDB, after comparing the others with it. */
  async alike<Result>(work: (house: House) => Promise<Result>): Promise<Result> {
    const [first, ...others] = await Promise.all(
      [...this.#houses].map(async ([engine, house]) => ({ engine, result: await work(house) })),
    );
    if (first === undefined) throw new Error('There is no engine.');
    for (const { engine, result } of others) expect(comparable(result), engine).toEqual(comparable(first.result));
    return first.result;
  }

  /** Makes a call as somebody in each house; it must be answered well. */
  async call<Reply extends z.ZodType>(
    login: string,
    endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, Reply>,
    parts: CallParts = {},
  ): Promise<z.output<Reply>> {
    const { body } = await this.alike(async (house): Promise<Pick<Answer<z.output<Reply>>, 'status' | 'body'>> => {
      const { status, body } = await (await house.as(login)).call(endpoint, parts);
      expect(Math.floor(status / 100), `${endpoint.name}: ${JSON.stringify(body)}`).toBe(2);
      return { status, body };
    });
    return body;
  }

  async close(): Promise<void> {
    for (const house of this.#houses.values()) await house.close();
  }
}

function comparable(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toPrecision(digits));
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, comparable(each)]));
}
