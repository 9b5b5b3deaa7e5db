import type { Settings } from '@waybill/db';
import { StompFault } from './frame.ts';
import type { StompConnection } from './stomp-connection.ts';

/** The limit for unread output of all clients together. */
const mostUnsentBytes = 67_108_864;

/** The open connections of this process; those whose session has ended are closed. */
export class OpenConnections {
  readonly #open = new Set<StompConnection>();

  add(connection: StompConnection): void {
    this.#open.add(connection);
  }

  remove(connection: StompConnection): void {
    this.#open.delete(connection);
    connection.dispose();
  }

  /** How many connections a user has. */
  countOf(userId: number): number {
    return [...this.#open].filter(({ user }) => user?.userId === userId).length;
  }

  /** Asks all clients to connect again. */
  restart(): void {
    for (const connection of this.#open) connection.restart();
  }

  /** Closes the connections with the most unread output until the total is within the limit. */
  closeSlow(): void {
    const holding = [...this.#open]
      .map((connection) => ({ connection, bytes: connection.unsentBytes }))
      .sort((a, b) => b.bytes - a.bytes);
    let held = holding.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { connection, bytes } of holding) {
      if (held <= mostUnsentBytes) return;
      connection.abandon();
      held -= bytes;
    }
  }

  /**
   * Closes the connections of sessions that have ended, and of users who may no longer sign in. Those that connect
   * while the sessions are looked up have just been checked, and are kept.
   */
  async closeEnded(settings: Settings, now: Date): Promise<void> {
    const sessions = new Set([...this.#open].flatMap(({ user }) => (user === undefined ? [] : [user.sessionId])));
    if (sessions.size === 0) return;
    const alive = await settings
      .selectFrom('session')
      .innerJoin('user_account', 'user_account.id', 'session.user_id')
      .select('session.id')
      .where('session.id', 'in', [...sessions])
      .where('session.ended_at', 'is', null)
      .where('session.expires_at', '>', now)
      .where('user_account.activated', '=', true)
      .execute();
    const living = new Set(alive.map(({ id }) => id));
    for (const connection of this.#open) {
      const session = connection.user?.sessionId;
      if (session !== undefined && sessions.has(session) && !living.has(session)) {
        connection.fail(new StompFault('The session has ended'));
      }
    }
  }
}
