import { recordOf } from '../record-of.ts';
import type { ReadParameter } from './parameters.ts';

type Readers = Readonly<Record<string, ReadParameter<unknown>>>;

/** What readers find in an address: each parameter may be missing. */
export type ParametersOf<All extends Readers> = { [Name in keyof All]?: ReturnType<All[Name]> | undefined };

/** A reader of addresses: what is invalid counts as absent, and what has no name here is left out. */
export function readParameters<All extends Readers>(readers: All): (address: unknown) => ParametersOf<All> {
  const entries: readonly [string, ReadParameter<unknown>][] = Object.entries(readers);
  return (address) => {
    const given = recordOf(address);
    const found = entries
      .filter(([name]) => Object.hasOwn(given, name))
      .map(([name, read]) => [name, read(given[name])]);
    return Object.fromEntries(found) as ParametersOf<All>;
  };
}
