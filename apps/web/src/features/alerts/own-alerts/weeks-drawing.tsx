import type { AlertEvent, BackTest } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import classes from './alerts.module.css';

const width = 520;
const height = 120;
const margin = 6;

interface Props {
  readonly weeks: BackTest['weeks'];
  readonly events: readonly AlertEvent[];
}

/** A figure in the weeks of a year, its band or limit, and the weeks that would have been told. The list says the same. */
export function WeeksDrawing({ weeks, events }: Props) {
  const { t } = useTranslation();
  const values = weeks.flatMap(({ value, low, high }) => [value, low, high]).filter((each) => each !== null);
  if (values.length === 0) return null;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = most - least || 1;
  const x = (index: number) => margin + (index * (width - 2 * margin)) / Math.max(1, weeks.length - 1);
  const y = (value: number) => height - margin - ((value - least) * (height - 2 * margin)) / span;
  const points = weeks.map((week, index) => ({ ...week, at: x(index) }));
  const judged = points.filter(({ low, high }) => low !== null && high !== null);
  const edge = [
    ...judged.map(({ at, high }) => `${at},${y(high ?? 0) - 1}`),
    ...judged.toReversed().map(({ at, low }) => `${at},${y(low ?? 0) + 1}`),
  ];
  const isFound = (week: string) => events.some(({ from, to }) => from <= week && week <= to);
  return (
    <svg
      className={classes.weeks}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('The weeks of a year with what was expected')}
    >
      <polygon className={classes.band} points={edge.join(' ')} />
      <path
        className={classes.line}
        d={pathOf(points.map(({ at, value }) => (value === null ? null : [at, y(value)])))}
      />
      {points.map(({ week, value, at }) =>
        value !== null && isFound(week) ? (
          <circle key={week} className={classes.found} cx={at} cy={y(value)} r={5} />
        ) : null,
      )}
    </svg>
  );
}

/** A line with gaps where weeks say nothing. */
function pathOf(points: readonly (readonly [number, number] | readonly number[] | null)[]): string {
  let isDown = false;
  return points
    .map((point) => {
      if (point === null) {
        isDown = false;
        return '';
      }
      const command = isDown ? 'L' : 'M';
      isDown = true;
      return `${command}${point.join(',')}`;
    })
    .join('');
}
