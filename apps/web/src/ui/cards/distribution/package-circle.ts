import { circleSize } from '@waybill/model';
import type { TFunction } from 'i18next';
import { countText, percentText } from '../../../lib/languages/formats.ts';
import { circleRadii } from './circle-radii.ts';
import type { circlesOf } from './circles-of.ts';

type PackagesOfArea = ReturnType<typeof circlesOf>['circles'][number];

/** How the packages of a ZIP area are drawn on a map, and what is said about them. */
export const packageCircle = ({ digits, city, x, y, packages, share }: PackagesOfArea, t: TFunction) => ({
  key: digits,
  name: `${digits} ${city}`,
  x,
  y,
  radius: circleRadii[circleSize(packages)],
  lines: [
    { label: t('Packages'), value: countText(packages) },
    { label: t('Share'), value: percentText(share) },
  ],
});
