/** For calls without sign-in that look something up: so many a minute from one address. */
export const fewAMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: '1 minute' } } });
