import { Text, UnstyledButton } from '@mantine/core';
import { type PageState, percentageChange, type WidgetDimension } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { cellText, factText, shortFactText } from '../../../../lib/languages/formats.ts';
import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import { signed, signedPercentText } from '../../../../ui/cards/signed.ts';
import classes from './changes.module.css';
import type { Change } from './prepare-changes.ts';

interface Props {
  readonly changes: readonly Change[];
  readonly state: PageState;
  readonly dimension: Exclude<WidgetDimension, ''>;
  readonly height: number;
  readonly onChoose: (value: string) => void;
}

const most = 8;

/** The largest movements: bars to the right for more, to the left for less. */
export function ChangesList({ changes, state, dimension, height, onChoose }: Props) {
  const { t } = useTranslation();
  const reading = readingOf(state);
  const { unit } = state.fact;
  const shown = changes.slice(0, most);
  const largest = Math.max(...shown.map(({ difference }) => Math.abs(difference)), 0.01);
  return (
    <>
      <ul
        className={classes.list}
        style={{ minHeight: height - 24 }}
        aria-label={t('What changed, by {{dimension}}', { dimension: t(choiceLabels[dimension]) })}
      >
        {shown.map((change) => {
          const { name, now, before, difference } = change;
          const percent = before === 0 ? t('new') : signedPercentText(percentageChange(now, before) ?? 0);
          const length = `${(50 * Math.abs(difference)) / largest}%`;
          return (
            <li key={name}>
              <UnstyledButton
                className={classes.row}
                disabled={name === ''}
                title={t('{{now}} now, {{before}} before', {
                  now: factText(now, unit, reading),
                  before: factText(before, unit, reading),
                })}
                onClick={() => onChoose(name)}
              >
                <span className={classes.name}>
                  <bdi>{cellText(name)}</bdi>
                </span>
                <span className={classes.bars} aria-hidden>
                  <span
                    className={classes.bar}
                    data-less={difference < 0 || undefined}
                    style={
                      difference < 0
                        ? { insetInlineEnd: '50%', width: length }
                        : { insetInlineStart: '50%', width: length }
                    }
                  />
                </span>
                <span className={classes.difference} dir="ltr">
                  {signed(shortFactText(Math.abs(difference), unit, reading), difference)}
                </span>
                <span className={classes.percent} dir="ltr">
                  {percent}
                </span>
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
      {changes.length <= most ? null : (
        <Text size="xs" c="dimmed">
          {t('Top {{shown}} of {{all}}', { shown: most, all: changes.length })}
        </Text>
      )}
    </>
  );
}
