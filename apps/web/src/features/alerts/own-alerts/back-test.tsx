import { Alert, Group, Loader, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BackTest as Test } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/api-error.ts';
import { countText, displayDate } from '../../../lib/languages/formats.ts';
import { PortalLink } from '../../../ui/buttons/portal-link.tsx';
import { backTestOptions, type Sought } from './alert-queries.ts';
import { amountText, eventText, figureText } from './alert-texts.ts';
import classes from './alerts.module.css';
import { WeeksDrawing } from './weeks-drawing.tsx';

const mostListed = 12;

/** How often an alert would have told in the last twelve months, when, and with what amounts. */
export function BackTest({ sought }: { readonly sought: Sought | undefined }) {
  const { t } = useTranslation();
  const { data, error, isFetching } = useQuery({ ...backTestOptions(sought), placeholderData: keepPreviousData });
  const shown = sought === undefined ? undefined : data;
  return (
    <section className={classes.test} aria-label={t('Would have told you')} aria-busy={isFetching}>
      <Group justify="space-between" mb="xs">
        <Text component="h3" fw={600} fz="md">
          {t('Would have told you')}
        </Text>
        {isFetching ? <Loader size="xs" aria-label={t('Loading')} /> : null}
      </Group>
      {sought === undefined ? (
        <Text size="sm">{t('Enter a limit to see how often it would have been passed.')}</Text>
      ) : null}
      {error === null || isFetching ? null : (
        <Alert color="red" variant="light" role="alert">
          {errorText(error)}
        </Alert>
      )}
      {shown === undefined || error !== null ? null : (
        <>
          <Text size="sm" role="status" mb="xs">
            {shown.isTooShort
              ? t('There is too little history to say. It needs about four months.')
              : t('Times in the last 12 months: {{times}}', { times: countText(shown.events.length) })}
          </Text>
          <WeeksDrawing weeks={shown.weeks} events={shown.events} />
          <LastWeek test={shown} />
          <ul className={classes.events}>
            {shown.events.slice(0, mostListed).map((event) => (
              <li key={event.key}>
                <Text size="sm">{eventText(event, t)}</Text>
                <Text size="sm" c="dimmed">
                  {amountText(event, t)}{' '}
                  <PortalLink href={event.rows ?? event.page} size="sm" underline="always">
                    {t('Show')}
                  </PortalLink>
                </Text>
              </li>
            ))}
          </ul>
          {shown.events.length > mostListed ? (
            <Text size="sm" c="dimmed">
              {t('The newest {{shown}} of {{all}} are listed.', {
                shown: countText(mostListed),
                all: countText(shown.events.length),
              })}
            </Text>
          ) : null}
        </>
      )}
    </section>
  );
}

/** The newest week that has a figure, and where it was expected. */
function LastWeek({ test: { weeks, unit } }: { readonly test: Test }) {
  const { t } = useTranslation();
  const last = weeks.findLast(({ value }) => value !== null);
  if (last === undefined) return null;
  const { week, value, low, high } = last;
  const figures = { day: displayDate(week), value: figureText(value, unit) };
  return (
    <Text size="sm" c="dimmed">
      {low === null || low === high
        ? t('Week of {{day}}: {{value}}', figures)
        : t('Week of {{day}}: {{value}}; {{low}} to {{high}} was expected', {
            ...figures,
            low: figureText(low, unit),
            high: figureText(high, unit),
          })}
    </Text>
  );
}
