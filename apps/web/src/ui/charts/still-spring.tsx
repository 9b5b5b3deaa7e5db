import { Fragment, type ReactNode } from 'react';

/**
 * What Nivo takes from `@react-spring/web`, for charts that do not move: plain values and plain elements. The build puts
 * it in the library's place (`build/still-charts.ts`), because the library starts several promises for each bar, tick
 * and label even if nothing is animated.
 */

type Values = Readonly<Record<string, unknown>>;

interface Spring extends Values {
  readonly to?: Values;
}

type Target<Item> = Values | ((item: Item, index: number) => Values);

interface Transition<Item> {
  readonly keys: (item: Item) => string | number;
  readonly enter: Target<Item>;
  readonly update?: Target<Item>;
}

type Draw<Item> = (values: Values, item: Item, state: { readonly key: string | number }, index: number) => ReactNode;

/** `animated.g` is a plain `g`. */
export const animated: Readonly<Record<string, string>> = new Proxy({}, { get: (_, name) => name });

/** Nivo asks for presets of motion by name. */
export const config: Values = {};

/** What is computed from values. */
export function to<Result>(values: unknown, compute: (...values: readonly unknown[]) => Result): Result {
  return Array.isArray(values) ? compute(...values) : compute(values);
}

/** Settings of the movement itself; everything else is a value to draw. */
const ofMotion: ReadonlySet<string> = new Set(['from', 'to', 'config', 'immediate', 'reset']);

/** The values at which a motion would end. */
export function useSpring(spring: Spring): Values {
  const values = Object.entries(spring).filter(([name]) => !ofMotion.has(name));
  return { ...Object.fromEntries(values), ...spring.to };
}

/** Draws each item with the values at which its motion would end. */
export function useTransition<Item>(items: readonly Item[], { keys, enter, update = enter }: Transition<Item>) {
  return (draw: Draw<Item>): ReactNode =>
    items.map((item, index) => {
      const values = typeof update === 'function' ? update(item, index) : update;
      const key = keys(item);
      return <Fragment key={key}>{draw(values, item, { key }, index)}</Fragment>;
    });
}
