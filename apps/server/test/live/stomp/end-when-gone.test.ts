import { EventEmitter } from 'node:events';
import type { WebSocket } from '@fastify/websocket';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endWhenGone } from '../../../src/live/stomp/end-when-gone.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A socket whose other side answers pings or does not. */
function socketWith({ answers, isPaused = false }: { readonly answers: boolean; readonly isPaused?: boolean }) {
  const events = new EventEmitter();
  const terminate = vi.fn();
  const ping = () => answers && events.emit('pong');
  return { socket: Object.assign(events, { isPaused, ping, terminate }) as unknown as WebSocket, terminate };
}

it.each([
  ['stays while the other side answers pings', { answers: true }, 0],
  ['ends when the other side has gone', { answers: false }, 1],
  ['stays while nothing is taken from the client', { answers: false, isPaused: true }, 0],
])('a connection %s', (_, other, ends) => {
  const { socket, terminate } = socketWith(other);
  const stop = endWhenGone(socket, 1_000);
  vi.advanceTimersByTime(2_500);
  expect(terminate).toHaveBeenCalledTimes(ends);
  stop();
});
