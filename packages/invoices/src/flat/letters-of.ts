/** The letters of a carrier's name, by which it is recognised: `U.P.S.` is `UPS`. */
export const lettersOf = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z]/g, '');
