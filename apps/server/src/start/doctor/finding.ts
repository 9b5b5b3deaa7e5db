import { z } from 'zod';

/** The result of one check. */
const finding = z.object({
  /** What was checked, e.g. `Disk`. */
  area: z.string(),
  /** `warning`: works, but not for long or not for everybody; `failure`: does not work. */
  state: z.enum(['ok', 'warning', 'failure']),
  text: z.string(),
  /** What to do about it; null if nothing needs to be done. */
  advice: z.string().nullable(),
});

export const findings = z.array(finding);

export type Finding = z.output<typeof finding>;

/** Nothing is to be done. */
export const fine = (area: string, text: string): Finding => ({ area, state: 'ok', text, advice: null });

/** It works, but somebody should act. */
export const warning = (area: string, text: string, advice: string): Finding => ({
  area,
  state: 'warning',
  text,
  advice,
});

/** It does not work until somebody acts. */
export const failure = (area: string, text: string, advice: string): Finding => ({
  area,
  state: 'failure',
  text,
  advice,
});

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
