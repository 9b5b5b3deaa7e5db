import names from './shared-accessorials.json' with { type: 'json' };

/** The names of accessorials that all carriers share, in alphabetical order. */
export const sharedAccessorials: readonly string[] = names;
