import plurals from './en/plurals.json' with { type: 'json' };

/** Plural forms that the first page does not need. */
export default { plurals };
