/** Tables that every shard has whole: they do not belong to one client, and questions about clients join them. */
export const onEveryShard: ReadonlySet<string> = new Set([
  'load',
  'account',
  'delivery_source',
  'delivery_scope',
  'delivery_fact',
]);
