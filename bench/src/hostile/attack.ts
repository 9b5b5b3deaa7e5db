import type { DemoServer } from '../web/demo-server.ts';

/** Whom an attack is aimed at, and with whose rights. */
export interface Target {
  readonly server: DemoServer;
  /** The attacker's token. */
  readonly token: string;
  readonly clientId: number;
}

/** Something that a hostile user, file or connection does. */
export interface Attack {
  readonly name: string;
  /** Does it, for as long as it takes or the signal allows; returns what came of it. */
  run(target: Target, signal: AbortSignal): Promise<string>;
}
