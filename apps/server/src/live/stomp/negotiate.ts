import { StompFault, type StompVersion, stompVersions } from './frame.ts';

/** The newest version that both sides support; a client that names none uses 1.0. */
export function negotiateVersion(accepted: string | undefined): StompVersion {
  if (accepted === undefined) return '1.0';
  const offered = accepted.split(',').map((version) => version.trim());
  const version = stompVersions.find((known) => offered.includes(known));
  if (version === undefined) throw new StompFault('Unknown version', { version: stompVersions.toReversed().join(',') });
  return version;
}

/** Milliseconds between heart-beats; undefined if a side sends none. */
export interface HeartBeat {
  readonly weSend: number | undefined;
  readonly theySend: number | undefined;
}

/** An hour. A timer of more than 24 days would fire at once. */
const longestBeat = 3_600_000;

/**
 * The heart-beat of a connection, from the client's header `cx,cy` and how often the server can send and wants to
 * receive one.
 */
export function negotiateHeartBeat(header: string | undefined, ours: number): HeartBeat {
  const [, can, want] = /^\s*(\d{1,12})\s*,\s*(\d{1,12})\s*$/.exec(header ?? '0,0') ?? [];
  if (can === undefined || want === undefined) throw new StompFault('heart-beat needs two numbers');
  const agreed = (theirs: number) => (theirs === 0 ? undefined : Math.min(Math.max(ours, theirs), longestBeat));
  return { weSend: agreed(Number(want)), theySend: agreed(Number(can)) };
}

/** The WebSocket subprotocol: the newest that the client offers, none if it offers none of ours. */
export function chooseSubprotocol(offered: ReadonlySet<string>): string | false {
  return ['v12.stomp', 'v11.stomp', 'v10.stomp'].find((name) => offered.has(name)) ?? false;
}
