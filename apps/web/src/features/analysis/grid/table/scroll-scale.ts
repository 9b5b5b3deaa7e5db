/** Browsers cannot lay out elements much higher than this; Firefox ends at 17.8 million pixels. */
const highest = 8_000_000;

/** How far rows move for each pixel of the scroll bar: 1, or more where all rows would be higher than a browser can draw. */
export interface ScrollScale {
  readonly height: number;
  readonly ratio: number;
}

/** The scale for rows of a total height in a viewport of the given height. */
export function scrollScale(total: number, viewport: number): ScrollScale {
  if (total <= highest) return { height: total, ratio: 1 };
  return { height: highest, ratio: (total - viewport) / (highest - viewport) };
}
