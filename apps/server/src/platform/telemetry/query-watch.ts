import type { StatementObserver } from '@waybill/db';
import type { RunObserver } from '@waybill/warehouse';
import type { FastifyBaseLogger } from 'fastify';
import { currentAsker } from '../http/asker.ts';
import { recordSpan } from './in-span.ts';

/** The observers of the statements of both databases. */
export interface QueryWatch {
  readonly onRun: RunObserver;
  readonly onStatement: StatementObserver;
}

/**
 * Logs every statement that takes at least the given number of milliseconds, as a warning unless it is the server's own
 * work on the warehouse, and adds a span for each to the current trace. Both contain the SQL with its placeholders, never
 * a value, and at most 4,000 characters of it: the search for findings has sixty thousand.
 */
export function queryWatch(log: Pick<FastifyBaseLogger, 'info' | 'warn'>, slowMilliseconds: number): QueryWatch {
  return {
    onRun: ({ engine, sql, lane, waited, heldBack, ran, rowCount, error }) => {
      const milliseconds = waited + heldBack + ran;
      recordSpan(
        'warehouse query',
        {
          'db.system.name': engine,
          'db.query.text': beginningOf(sql),
          'waybill.lane': lane,
          'waybill.waited_ms': waited,
        },
        milliseconds,
        error,
      );
      if (milliseconds < slowMilliseconds) return;
      const times = { waited: Math.round(waited), heldBack: Math.round(heldBack), ran: Math.round(ran) };
      const outcome = error === undefined ? { rows: rowCount } : { failed: nameOf(error) };
      const user = currentAsker();
      const level = user === undefined && lane === 'long' ? 'info' : 'warn';
      log[level]({ database: 'warehouse', user, lane, ...times, ...outcome, sql: beginningOf(sql) }, 'slow query');
    },
    onStatement: ({ sql: whole, milliseconds, error }) => {
      const sql = beginningOf(whole);
      recordSpan('settings query', { 'db.system.name': 'postgresql', 'db.query.text': sql }, milliseconds, error);
      if (milliseconds < slowMilliseconds) return;
      const outcome = error === undefined ? {} : { failed: nameOf(error) };
      log.warn(
        { database: 'settings', user: currentAsker(), ran: Math.round(milliseconds), ...outcome, sql },
        'slow query',
      );
    },
  };
}

const mostCharacters = 4_000;

const beginningOf = (sql: string): string => (sql.length > mostCharacters ? `${sql.slice(0, mostCharacters)}…` : sql);

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);
