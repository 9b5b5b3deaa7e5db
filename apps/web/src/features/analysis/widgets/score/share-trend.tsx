import { Tooltip } from '@mantine/core';
import type { Period } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { displayDate, percentText } from '../../../../lib/languages/formats.ts';
import classes from './on-time-list.module.css';

interface Props {
  readonly trend: readonly (number | null)[];
  readonly periods: readonly Period[];
  /** The share at the bottom of all lines, so that they can be compared; what lies lower is drawn there. */
  readonly lowest: number;
  readonly name: string;
}

const [width, height, edge] = [132, 30, 3];

/** The share on time as a small line: a gap is a gap; all lines have the same scale, up to 100%. */
export function ShareTrend({ trend, periods, lowest, name }: Props) {
  const { t } = useTranslation();
  const bottom = Math.max(0, lowest);
  const points = trend.map((share, index) =>
    share === null
      ? undefined
      : {
          x: edge + (index * (width - 2 * edge)) / Math.max(1, trend.length - 1),
          y: edge + ((100 - Math.max(share, bottom)) * (height - 2 * edge)) / (100 - bottom),
        },
  );
  const path = points
    .map((point, index) =>
      point === undefined
        ? ''
        : `${points[index - 1] === undefined ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`,
    )
    .join('');
  const known = trend.flatMap((share, index) => {
    const period = periods[index];
    return share === null || period === undefined ? [] : [{ share, day: period.days.from }];
  });
  const [first, last] = [known[0], known.at(-1)];
  const dot = points.findLast((point) => point !== undefined);
  if (first === undefined || last === undefined || dot === undefined) return <span className={classes.trend} />;
  const label = t('{{name}}: {{first}} on {{from}}, {{last}} on {{to}}', {
    name,
    first: percentText(first.share),
    from: displayDate(first.day),
    last: percentText(last.share),
    to: displayDate(last.day),
  });
  return (
    <Tooltip label={label}>
      <svg
        className={classes.trend}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={label}
      >
        <path d={path} fill="none" stroke="currentColor" strokeWidth={1.75} strokeLinejoin="round" />
        <circle cx={dot.x} cy={dot.y} r={2.5} fill="currentColor" />
      </svg>
    </Tooltip>
  );
}
