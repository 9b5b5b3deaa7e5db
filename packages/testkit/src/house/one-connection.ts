import { AsyncLocalStorage } from 'node:async_hooks';
import { connectionOf, type Settings } from '@waybill/db';

interface Turn {
  isOpen: boolean;
}

const turns = new AsyncLocalStorage<Turn>();

/**
 * Lets no work of a transaction ask for a second connection before the transaction has ended. A server of PostgreSQL
 * would give one; the embedded database has only the one that the transaction holds, and both would wait for each other.
 */
export function allowOneConnection(settings: Settings): void {
  const connection = connectionOf(settings);
  if ('embedded' in connection) return;
  const { pool } = connection;
  const begin = settings.transaction.bind(settings);
  settings.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = (work) =>
      execute(async (transaction) => {
        const turn = { isOpen: true };
        try {
          return await turns.run(turn, () => work(transaction));
        } finally {
          turn.isOpen = false;
        }
      });
    return builder;
  };
  pool.connect = new Proxy(pool.connect, {
    apply(connect, _, parameters) {
      if (turns.getStore()?.isOpen) {
        throw new Error(
          'Within a transaction, only the transaction may be asked: the embedded database has one connection.',
        );
      }
      return Reflect.apply(connect, pool, parameters);
    },
  });
}
