import { Badge, Text, Tooltip } from '@mantine/core';
import { type CarrierScore, colourOf, type OnTimeScores } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { cellText, countText, percentText } from '../../../../lib/languages/formats.ts';
import { text } from '../../../../lib/languages/text.ts';
import { TextButton } from '../../../../ui/buttons/plain-buttons.tsx';
import { FilterButton } from '../../../../ui/cards/filter-button.tsx';
import { useChartTheme } from '../../../../ui/charts/use-chart-theme.ts';
import classes from './on-time-list.module.css';
import { pointsText } from './points-text.ts';
import { ShareTrend } from './share-trend.tsx';

export interface OnTimeParts {
  readonly scores: OnTimeScores;
  /** The period before; undefined if there is none to compare with. */
  readonly earlier: OnTimeScores | undefined;
  readonly onCarrier: (carrier: string) => void;
  readonly onRows: (score: CarrierScore, fact: 'total' | 'late') => void;
}

const statuses = [
  { name: 'On Time', text: text('On Time'), of: ({ onTime }: CarrierScore) => onTime },
  { name: 'Exception', text: text('Exception'), of: ({ exceptions }: CarrierScore) => exceptions },
  { name: 'Pending Late', text: text('Pending Late'), of: ({ pendingLate }: CarrierScore) => pendingLate },
  { name: 'Late', text: text('Late'), of: ({ late }: CarrierScore) => late },
] as const;

/** How far beneath the worst carrier's share the small lines reach, in percent; months of a few packages fall below. */
const roomBeneath = 12;

/**
 * One line per carrier, the most reliable first: its on-time share, the other packages, its trend, and its late
 * packages.
 */
export function OnTimeList({ scores, earlier, onCarrier, onRows }: OnTimeParts) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  const ranked = scores.carriers.filter(({ share }) => share !== null);
  const [best, worst] = ranked.length > 1 ? [ranked[0]?.carrier, ranked.at(-1)?.carrier] : [];
  const lowest = Math.min(...ranked.map(({ share }) => share ?? 100), 100) - roomBeneath;
  const before = new Map(earlier?.carriers.map(({ carrier, share }) => [carrier, share]));
  const paint = (status: string) => theme.paint(colourOf('tracking_status', status));
  return (
    <>
      <ol className={classes.list}>
        {scores.carriers.map((score) => {
          const { carrier, share, known, late, trend } = score;
          const points = pointsText(share, before.get(carrier));
          const packagesText = t('{{count, number}} packages', { count: known });
          const lateText = t('{{count, number}} late', { count: late });
          const tally = statuses.map((status) => `${t(status.text)} ${countText(status.of(score))}`).join(' · ');
          return (
            <li key={carrier} className={classes.line}>
              <span className={classes.name}>
                <FilterButton name={cellText(carrier)} onFilter={() => onCarrier(carrier)} />
                {carrier === best ? (
                  <Badge size="sm" variant="light" color="teal">
                    {t('Best')}
                  </Badge>
                ) : null}
                {carrier === worst ? (
                  <Badge size="sm" variant="light" color="red">
                    {t('Worst')}
                  </Badge>
                ) : null}
              </span>
              <span className={classes.share}>
                <strong>{percentText(share)}</strong>
                {points === undefined ? null : (
                  <Text span size="xs" c="dimmed" dir="ltr">
                    {points}
                  </Text>
                )}
              </span>
              <Tooltip label={tally} multiline maw={300}>
                <span className={classes.bar} role="img" aria-label={tally}>
                  {statuses.map(({ name, of }) => (
                    <span key={name} style={{ flexGrow: of(score), background: paint(name) }} />
                  ))}
                </span>
              </Tooltip>
              <ShareTrend trend={trend} periods={scores.periods} lowest={lowest} name={cellText(carrier)} />
              <span className={classes.packages}>
                <TextButton
                  aria-label={`${t('View rows of {{name}}', { name: cellText(carrier) })}: ${packagesText}`}
                  onClick={() => onRows(score, 'total')}
                >
                  {packagesText}
                </TextButton>
                {late === 0 ? null : (
                  <TextButton
                    aria-label={`${t('View late packages of {{name}}', { name: cellText(carrier) })}: ${lateText}`}
                    onClick={() => onRows(score, 'late')}
                  >
                    {lateText}
                  </TextButton>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <div className={classes.legend}>
        {statuses.map(({ name, text: label }) => (
          <span key={name} className={classes.entry}>
            <span className={classes.swatch} style={{ background: paint(name) }} />
            {t(label)}
          </span>
        ))}
      </div>
      <OnTimeNote scores={scores} />
    </>
  );
}

/** What is counted, and what is not. */
export function OnTimeNote({ scores: { all } }: Pick<OnTimeParts, 'scores'>) {
  const { t } = useTranslation();
  return (
    <Text size="xs" c="dimmed" mt={6}>
      {t('Shares are of packages with a known delivery: on time, late, exception or pending late.')}{' '}
      {all.unknown === 0
        ? null
        : t('{{count, number}} packages without a known status are not counted.', { count: all.unknown })}
    </Text>
  );
}
