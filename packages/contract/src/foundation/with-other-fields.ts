/** Has a check of several fields made together with those of each field, not after them: whenever there is an object. */
export const withOtherFields = {
  when: ({ value }: { readonly value: unknown }): boolean => typeof value === 'object' && value !== null,
};
