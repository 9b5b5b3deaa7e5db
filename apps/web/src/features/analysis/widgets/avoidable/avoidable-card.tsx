import { Badge, Text } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { PageState } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { withFilters } from '../../../../lib/analysis/search-parts.ts';
import { useGridAddress } from '../../../../lib/analysis/use-grid-address.ts';
import { useOpenAccessorials } from '../../../../lib/analysis/use-open-accessorials.ts';
import { factText, rangeText } from '../../../../lib/languages/formats.ts';
import { TextButton } from '../../../../ui/buttons/plain-buttons.tsx';
import { CardMenu } from '../../../../ui/cards/card-menu.tsx';
import { DataCard } from '../../../../ui/cards/data-card.tsx';
import { fixedSettings } from '../../../../ui/cards/fixed-settings.ts';
import type { LeadProps } from '../../../../ui/cards/widget-props.ts';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import { LengthBar } from '../../../../ui/tables/length-bar.tsx';
import classes from './avoidable-card.module.css';
import { DoneActions, DoneButton } from './done-actions.tsx';
import { type Avoidable, useAvoidable } from './use-avoidable.ts';

/** About as high as the table of a shipper who pays most of these costs, so that what follows does not move. */
const heightUntilKnown = 1480;
const heightWithoutTable = 420;

/** Avoidable costs, the highest first, each with what to do about it and a link to its rows. */
export default function AvoidableCard({ analysis }: LeadProps) {
  const { t } = useTranslation();
  const { state, client, search } = analysis;
  const { costs, ...asked } = useAvoidable(analysis);
  const navigate = useNavigate();
  const grid = useGridAddress();
  const openAccessorials = useOpenAccessorials(analysis);
  const drawn = costs && { picture: costs, state, settings: fixedSettings };
  const amountText = (amount: number) => factText(amount, 'currency', readingOf(state));
  const open = ({ rows }: Avoidable) => {
    if (rows.kind === 'fact') grid.openFact(rows.fact);
    else if (rows.kind === 'accessorial') {
      openAccessorials({ rows: [{ kind: 'value', column: 'accessorial_group', value: rows.accessorial }] });
    } else {
      const filters = { ...state.filters, service_category: [rows.service], zone: [...rows.zones] };
      void navigate({
        to: '.',
        search: { ...withFilters(search, filters), fact: 'netOfAllCarriers', grid: 'default' },
      });
    }
  };
  const billedBy = (cost: Avoidable) => ({
    name: cost.name,
    amount: amountText(cost.billed),
    onOpen: () => open(cost),
  });
  const largest = costs?.[0];
  const title = t('What can be avoided');
  const days = rangeText(state.dates);
  const question =
    costs === undefined
      ? t('Which charges could be avoided or lowered?')
      : largest === undefined
        ? t('No avoidable charges were billed in {{days}}.', { days })
        : t('{{name}} would save the most: {{amount}} in {{days}}', {
            name: largest.name,
            amount: amountText(largest.saving ?? 0),
            days,
          });
  return (
    <DataCard
      name="avoidable"
      title={title}
      question={question}
      client={client}
      data={{ ...asked, drawn }}
      height={costs === undefined && asked.error === undefined ? heightUntilKnown : heightWithoutTable}
      why={t('No avoidable charges were billed in {{days}}.', { days })}
      isEmpty={(shown) => shown.length === 0}
      exportTable={({ picture }) => ({
        headers: [t('Cost'), t('Billed'), t('A change would save'), t('Evidence'), t('What to do'), t('Estimate')],
        rows: picture.map(({ name, billed, saving, evidence, advice, isEstimate }) => [
          name,
          billed,
          saving,
          evidence,
          advice,
          isEstimate ? t('Estimate') : '',
        ]),
      })}
      menu={(table) => <CardMenu analysis={analysis} title={title} question={question} table={table} />}
      table={({ picture }) => (
        <>
          <DataTable<Avoidable>
            caption={question}
            rows={picture}
            keyOf={({ key }) => key}
            columns={[
              {
                header: t('Cost'),
                cell: (cost) => {
                  const { key, name, evidence, advice, saving, isEstimate } = cost;
                  return (
                    <span className={classes.cost}>
                      <span className={classes.name}>
                        {name}
                        {isEstimate ? (
                          <Badge size="xs" variant="light" color="gray">
                            {t('Estimate')}
                          </Badge>
                        ) : null}
                      </span>
                      {saving === null || saving === 0 ? null : (
                        <LengthBar amount={saving} largest={largest?.saving ?? saving} />
                      )}
                      <span className={classes.evidence}>
                        {evidence} <RateLink cost={cost} state={state} />
                      </span>
                      <span className={classes.advice}>{advice}</span>
                      <span className={classes.advice}>
                        {t('Billed')}: <BilledButton {...billedBy(cost)} />
                      </span>
                      <DoneButton clientId={state.clientId} cost={key} name={name} />
                    </span>
                  );
                },
              },
              {
                header: t('A change would save'),
                numeric: true,
                sortBy: ({ saving }) => saving ?? 0,
                cell: ({ saving }) => (saving === null ? '–' : amountText(saving)),
              },
              {
                header: t('Billed'),
                numeric: true,
                sortBy: ({ billed }) => billed,
                cell: (cost) => <BilledButton {...billedBy(cost)} />,
                roomy: true,
              },
              { header: t('What to do'), cell: ({ advice }) => advice, roomy: true },
            ]}
          />
          <Text size="xs" c="dimmed" mt={6}>
            {t(
              'All carriers. A change would save the part of a charge that the evidence is about, not all of it. Estimates compare with your own packages of the same zone and weight.',
            )}
          </Text>
          <DoneActions clientId={state.clientId} />
        </>
      )}
    />
  );
}

/** Asks what agreements make of packages that go by Ground instead; nothing for other costs. */
function RateLink({ cost: { rows }, state }: { readonly cost: Avoidable; readonly state: PageState }) {
  const { t } = useTranslation();
  if (rows.kind !== 'service' || state.dateType !== 'bill_date') return null;
  const { clientId, dates } = state;
  return (
    <Link to="/whatIf" search={{ client: clientId, ...dates, change: [groundInsteadOf(rows.service, rows.zones)] }}>
      {t('Rate it in What if')}
    </Link>
  );
}

/** A change as the address of What if has it: these zones are those that Ground reaches as fast, whatever the days. */
const groundInsteadOf = (service: string, zones: readonly string[]): string =>
  JSON.stringify({ kind: 'service', value: 30, of: 'Ground', carriers: [], services: [service], zones });

interface BilledProps {
  readonly name: string;
  readonly amount: string;
  readonly onOpen: () => void;
}

/** What was billed, which opens its rows. */
function BilledButton({ name, amount, onOpen }: BilledProps) {
  const { t } = useTranslation();
  return (
    <TextButton aria-label={`${t('View rows of {{name}}', { name })}: ${amount}`} onClick={onOpen}>
      {amount}
    </TextButton>
  );
}
