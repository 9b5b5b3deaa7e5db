import type { CircleSize } from '@waybill/model';

/** How large the circles of S1 section 9 are drawn, in units of the map (975 wide). */
export const circleRadii: Readonly<Record<CircleSize, number>> = {
  small: 3,
  medium: 6,
  large: 10.5,
  'extra large': 17,
};
