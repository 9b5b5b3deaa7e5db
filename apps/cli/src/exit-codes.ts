/** Exit codes for scripts. */
export const exitCodes = { done: 0, refused: 1, usage: 2 } as const;
