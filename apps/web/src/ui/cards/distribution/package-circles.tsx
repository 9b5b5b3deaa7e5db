import { type CircleSize, circleSize } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { countText, percentText } from '../../../lib/languages/formats.ts';
import classes from '../../map/area-map.module.css';
import type { Pointing } from '../../map/map-frame.tsx';
import type { PlacedArea } from './circles-of.ts';

/** How large the circles of S1 section 9 are drawn, in units of the map (975 wide). */
export const circleRadii: Readonly<Record<CircleSize, number>> = {
  small: 3,
  medium: 6,
  large: 10.5,
  'extra large': 17,
};

interface Props {
  readonly circles: readonly PlacedArea[];
  readonly hint: string;
  readonly pointing: Pointing;
  readonly onChoose: (digits: string) => void;
}

/** The packages of ZIP areas as circles over a map, the largest beneath. */
export function PackageCircles({ circles, hint, pointing, onChoose }: Props) {
  const { t } = useTranslation();
  return circles
    .toSorted((one, other) => other.packages - one.packages)
    .map(({ digits, city, x, y, packages, share }) => (
      // biome-ignore lint/a11y/noStaticElementInteractions: the table beside the map offers the same by keyboard
      <circle
        key={digits}
        cx={x}
        cy={y}
        r={circleRadii[circleSize(packages)]}
        className={classes.circle}
        {...pointing({
          key: `circle ${digits}`,
          name: `${digits} ${city}`,
          lines: [
            { label: t('Packages'), value: countText(packages) },
            { label: t('Share'), value: percentText(share) },
          ],
          hint,
        })}
        onClick={() => onChoose(digits)}
      />
    ));
}
