import { z } from 'zod';

/** What one look at the installation found. */
const finding = z.object({
  /** What was looked at, e.g. `Disk`. */
  area: z.string(),
  /** `warning`: works, and will not for long, or not for everybody; `failure`: does not work. */
  state: z.enum(['ok', 'warning', 'failure']),
  text: z.string(),
  /** What to do about it; null when nothing needs doing. */
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
