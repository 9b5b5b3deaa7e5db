import type { DemoServer } from '../web/demo-server.ts';

/** The target of an attack, and whose rights it uses. */
export interface Target {
  readonly server: DemoServer;
  /** The attacker's token. */
  readonly token: string;
  readonly clientId: number;
}

/** Something that a hostile user, file or connection does. */
export interface Attack {
  readonly name: string;
  /** Runs until it is finished or the signal aborts it; returns a summary of the outcome. */
  run(target: Target, signal: AbortSignal): Promise<string>;
}
