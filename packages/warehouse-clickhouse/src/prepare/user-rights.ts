/** Who signs in to the server: the portal, or a program that only reads what the portal has stored. */
export type ClickHouseRole = 'writer' | 'reader';

const portalRights = 'select, insert, alter update, alter delete, create table, drop table, truncate';

/** What a user may do in its own database, as `grant` statements without the recipient. */
export const rightsOf = (role: ClickHouseRole, database: string): readonly string[] =>
  role === 'reader'
    ? [`grant select on ${database}.*`]
    : [
        `grant ${portalRights} on ${database}.*`,
        `grant system sync replica on ${database}.*`,
        ...['tables', 'columns', 'parts', 'replicas', 'replication_queue', 'mutations'].map(
          (table) => `grant select on system.${table}`,
        ),
      ];
