import { ActionIcon, Badge, Pill, Text, Tooltip } from '@mantine/core';
import { IconDeviceFloppy, IconListDetails, IconPencil, IconTrash } from '@tabler/icons-react';
import { appliedFilters, leftOutGroups, type PageState, palette, scopeOfTotalSpend, totalSpend } from '@waybill/model';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { detailText } from '../../../../lib/comparison/set-detail.ts';
import type { LiveSet } from '../../../../lib/comparison/use-comparison.ts';
import { appliedFilterText } from '../../../../lib/languages/formats.ts';
import { CurrencyNote } from '../../../../ui/analysis-choices/currency-note.tsx';
import { useChartTheme } from '../../../../ui/charts/use-chart-theme.ts';
import { daysText } from '../days-text.ts';
import { SetTotal, type SetTotalProps } from './set-total.tsx';
import classes from './sets.module.css';

interface Props extends SetTotalProps {
  readonly live: LiveSet;
  readonly isHighest: boolean;
  readonly canRemove: boolean;
  readonly onEdit: () => void;
  readonly onSave: () => void;
  readonly onRemove: () => void;
  readonly onRows: () => void;
}

/** A set at a glance: client, dates, filters, total, and difference from the first set. */
export function SetCard({ live, isHighest, canRemove, onEdit, onSave, onRemove, onRows, ...total }: Props) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  const { set, analysis, place } = live;
  const name = set?.name ?? t('Set {{place}}', { place });
  const detail =
    live.detail === undefined || analysis === undefined ? '' : detailText(live.detail, analysis.state.dates);
  const colour = set === undefined ? undefined : theme.paint(palette[set.colour]);
  const acts = [
    { label: t('Edit {{set}}', { set: name }), Icon: IconPencil, act: onEdit, isOffered: set !== undefined },
    { label: t('Save {{set}}', { set: name }), Icon: IconDeviceFloppy, act: onSave, isOffered: analysis !== undefined },
    {
      label: t('View rows of {{name}}', { name }),
      Icon: IconListDetails,
      act: onRows,
      isOffered: analysis !== undefined,
    },
    { label: t('Remove {{set}}', { set: name }), Icon: IconTrash, act: onRemove, isOffered: canRemove },
  ];
  return (
    <section className={classes.card} style={{ '--set-colour': colour } as CSSProperties} aria-label={name}>
      <div className={classes.head}>
        <h2 title={detail === '' ? name : `${name} · ${detail}`}>
          {name}
          {detail === '' ? null : <small>{detail}</small>}
        </h2>
        {isHighest ? (
          <Badge variant="light" color="gray" tt="none">
            {t('Highest')}
          </Badge>
        ) : null}
        <span className="no-print">
          {acts.map(({ label, Icon, act, isOffered }) =>
            isOffered ? (
              <Tooltip key={label} label={label}>
                <ActionIcon aria-label={label} onClick={act}>
                  <Icon size={17} stroke={1.6} />
                </ActionIcon>
              </Tooltip>
            ) : null,
          )}
        </span>
      </div>
      {analysis === undefined ? (
        <Text size="sm" c="var(--wb-danger-text)" role="alert">
          {set === undefined
            ? t('This set in the link cannot be read. Remove it, or ask for a new link.')
            : t('You do not have access to the client of this set. Choose another client, or remove the set.')}
        </Text>
      ) : (
        <SetTotal {...total} />
      )}
      {set === undefined || analysis === undefined ? null : (
        <div className={classes.facts}>
          <span>
            {analysis.client.name}
            {childrenText(live, t('all sub-clients'))}
          </span>
          <span className="numeric">{daysText(analysis.state)}</span>
          {appliedFilters(analysis.state.filters).map((filter) => (
            <Pill key={filter.name} size="sm" title={appliedFilterText(filter, analysis.client)} maw={240}>
              {appliedFilterText(filter, analysis.client)}
            </Pill>
          ))}
          {set.included.length === 0 ? null : (
            <Pill size="sm">
              {`${t('Also counted')}: ${set.included.map((each) => t(leftOutGroups[each].text)).join(', ')}`}
            </Pill>
          )}
          {scopeOfTotalSpend(analysis.state) === 'excluded' && analysis.state.fact.key === totalSpend.key
            ? analysis.state.fact.notes.map((note) => <span key={note}>{t(note)}</span>)
            : null}
          <OtherTabsFilters live={live} />
          {ownCurrency(analysis.state) ? <CurrencyNote codes={analysis.state.filters.currency_code ?? []} /> : null}
        </div>
      )}
    </section>
  );
}

/** Filters of the set that this tab's rows do not have; they apply again on a tab that does. */
function OtherTabsFilters({ live: { set, analysis } }: { readonly live: LiveSet }) {
  const { t } = useTranslation();
  const here = new Set(appliedFilters(analysis?.state.filters ?? {}).map(({ name }) => name));
  const waiting = appliedFilters(set?.filters ?? {}).filter(({ name }) => !here.has(name));
  if (waiting.length === 0) return null;
  const filters = waiting.map((filter) => appliedFilterText(filter, analysis?.client)).join('; ');
  return <span>{t('Not on this tab: {{filters}}', { filters })}</span>;
}

/** Whether the set alone is shown in the currency in which it was billed. */
function ownCurrency({ filters, currencyCode }: PageState): boolean {
  return currencyCode === undefined && filters.currency_code?.length === 1;
}

function childrenText({ set, analysis }: LiveSet, all: string): string {
  const chosen = analysis?.client.childClients.filter(({ id }) => set?.childClientIds.includes(id)) ?? [];
  if (chosen.length === 0 && set?.childClientIds.length === 0) return analysis?.client.parent ? ` · ${all}` : '';
  const itself = set?.childClientIds.includes(analysis?.client.id ?? 0) ? [analysis?.client.name ?? ''] : [];
  return ` (${[...itself, ...chosen.map(({ name }) => name)].join(', ')})`;
}
