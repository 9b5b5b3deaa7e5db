import type { WhatIfAnswer } from '@waybill/contract';

/** By what an answer is split. */
export const splits = ['service', 'client', 'month'] as const;
export type Split = (typeof splits)[number];

/** A line of a split answer: as billed, and the amount of each scenario; undefined where a scenario has no such line. */
export interface SplitLine {
  readonly key: string;
  readonly packages: number;
  readonly actual: number;
  readonly scenarios: readonly (number | undefined)[];
}

const keyOf: Readonly<Record<Split, (cell: WhatIfAnswer['cells'][number]) => string>> = {
  service: ({ carrier, service }) => `${carrier} ${service}`.trim(),
  client: ({ client }) => client,
  month: ({ month }) => month,
};

const cents = (amount: number): number => Math.round(amount * 100);

/** Answers line by line; months by time, other lines by what was billed, the most first. */
export function splitAnswers(answers: readonly WhatIfAnswer[], by: Split): readonly SplitLine[] {
  const sums = answers.map(({ cells }) => {
    const lines = new Map<string, { packages: number; actual: number; scenario: number }>();
    for (const cell of cells) {
      const key = keyOf[by](cell);
      const before = lines.get(key) ?? { packages: 0, actual: 0, scenario: 0 };
      lines.set(key, {
        packages: before.packages + cell.packages,
        actual: before.actual + cents(cell.actual),
        scenario: before.scenario + cents(cell.scenario),
      });
    }
    return lines;
  });
  const keys = [...new Set(sums.flatMap((lines) => [...lines.keys()]))];
  const lines = keys.map((key) => {
    const first = sums.map((each) => each.get(key)).find((line) => line !== undefined);
    return {
      key,
      packages: first?.packages ?? 0,
      actual: (first?.actual ?? 0) / 100,
      scenarios: sums.map((each) => {
        const line = each.get(key);
        return line === undefined ? undefined : line.scenario / 100;
      }),
    };
  });
  return by === 'month'
    ? lines.toSorted((one, other) => one.key.localeCompare(other.key))
    : lines.toSorted((one, other) => other.actual - one.actual || one.key.localeCompare(other.key));
}
