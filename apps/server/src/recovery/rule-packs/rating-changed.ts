import type { Settings } from '@waybill/db';

type Listener = () => void;

const listenersOf = new WeakMap<Settings, Set<Listener>>();

/** Calls the listener whenever this server has changed which agreements or rule packs count. Returns what stops that. */
export function onRatingChanged(settings: Settings, listener: Listener): () => void {
  const listeners = listenersOf.get(settings) ?? new Set();
  listenersOf.set(settings, listeners);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that other agreements or rule packs count from now on. */
export function ratingChanged(settings: Settings): void {
  for (const listener of listenersOf.get(settings) ?? []) listener();
}
