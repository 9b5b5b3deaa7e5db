/** Which help page is shown, and the ways back and forward (S3 section 4.8). */
export interface HelpHistory {
  readonly back: readonly string[];
  readonly current: string;
  readonly forward: readonly string[];
}

export const startedAt = (current: string): HelpHistory => ({ back: [], current, forward: [] });

/** Choosing another page clears the way forward. */
export function visited({ back, current, forward }: HelpHistory, next: string): HelpHistory {
  return next === current ? { back, current, forward } : { back: [...back, current], current: next, forward: [] };
}

export function wentBack({ back, current, forward }: HelpHistory): HelpHistory {
  const previous = back.at(-1);
  if (previous === undefined) return { back, current, forward };
  return { back: back.slice(0, -1), current: previous, forward: [current, ...forward] };
}

export function wentForward({ back, current, forward }: HelpHistory): HelpHistory {
  const [next, ...further] = forward;
  return next === undefined
    ? { back, current, forward }
    : { back: [...back, current], current: next, forward: further };
}
