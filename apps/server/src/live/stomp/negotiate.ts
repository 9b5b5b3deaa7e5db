import { StompFault, type StompVersion, stompVersions } from './frame.ts';

/** The newest version that both sides know; a client that names none speaks 1.0. */
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

/** The heart-beat of a connection, from the client's header `cx,cy` and how often we can and want. */
export function negotiateHeartBeat(header: string | undefined, ours: number): HeartBeat {
  const [theyCan = 0, theyWant = 0] = (header ?? '0,0').split(',').map(Number);
  if (![theyCan, theyWant].every((number) => Number.isInteger(number) && number >= 0)) {
    throw new StompFault('heart-beat needs two numbers');
  }
  return {
    weSend: theyWant === 0 ? undefined : Math.max(ours, theyWant),
    theySend: theyCan === 0 ? undefined : Math.max(theyCan, ours),
  };
}

/** The WebSocket subprotocol: the newest that the client offers, none if it offers none of ours. */
export function chooseSubprotocol(offered: ReadonlySet<string>): string | false {
  return ['v12.stomp', 'v11.stomp', 'v10.stomp'].find((name) => offered.has(name)) ?? false;
}
