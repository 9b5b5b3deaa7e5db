import { demoWorld } from '../world/demo-world.ts';
import { scaleWorld } from '../world/scale-world.ts';
import type { World } from '../world/world.ts';

/** How much is made, and about whom. */
export interface Profile {
  readonly world: World;
  /** Packages that are made, unless the caller says how many. */
  readonly packages: number;
  readonly months: number;
}

/** How much is made, and for whom: see `profileOf`. */
export type ProfileName = 'tiny' | 'demo' | 'scale';

/** `tiny` for tests, `demo` for people, `scale` for measuring (20 million packages unless told otherwise). */
export function profileOf(name: ProfileName): Profile {
  if (name === 'scale') return { world: scaleWorld(), packages: 20_000_000, months: 36 };
  if (name === 'demo') return { world: demoWorld, packages: 300_000, months: 36 };
  return { world: demoWorld, packages: 3_000, months: 15 };
}
