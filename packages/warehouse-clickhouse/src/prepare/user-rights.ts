/** Who signs in to the server: the portal, or a program that only reads what the portal has stored. */
export type ClickHouseRole = (typeof clickHouseRoles)[number];

export const clickHouseRoles = ['writer', 'reader'] as const;

export const nameOfUser = (role: ClickHouseRole, database: string): string => `${database}_${role}`;

const portalRights = 'select, insert, alter update, alter delete, create table, drop table, truncate';

/** What a user may do in its own database, as `grant` statements without the recipient. */
export const rightsOf = (role: ClickHouseRole, database: string): readonly string[] =>
  role === 'reader'
    ? [`grant select on ${database}.*`]
    : [
        `grant ${portalRights} on ${database}.*`,
        `grant system sync replica on ${database}.*`,
        // Needed where the server's access_control_improvements has table_engines_require_grant.
        'grant table engine on MergeTree',
        ...['tables', 'columns', 'parts', 'replicas', 'replication_queue', 'mutations'].map(
          (table) => `grant select on system.${table}`,
        ),
      ];
