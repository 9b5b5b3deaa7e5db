import { NativeSelect, SegmentedControl, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import type { GridAsked } from '../setup/use-grid-setup.ts';
import classes from './grid-dialog.module.css';

interface Props {
  readonly analysis: Analysis;
  readonly asked: GridAsked;
  readonly children: ReactNode;
}

const ownGroups = '';

/** The data view, the unit of weights where there is a choice, and what else can be set. */
export function GridBar({ analysis: { page, state }, asked, children }: Props) {
  const { t } = useTranslation();
  const { question, hasOwnGroups } = asked;
  const views = state.analysis.gridViews.map(({ name, displayName }) => ({ value: name, label: t(displayName) }));
  return (
    <div className={classes.bar}>
      <Text size="sm" c="dimmed" component="label" htmlFor="grid-data-view" visibleFrom="sm">
        {t('Data View')}
      </Text>
      <NativeSelect
        id="grid-data-view"
        size="xs"
        aria-label={t('Data View')}
        className={classes.view}
        value={hasOwnGroups ? ownGroups : question.setup.arrangement.view.name}
        data={hasOwnGroups ? [{ value: ownGroups, label: t('Custom grouping') }, ...views] : views}
        onChange={({ currentTarget: { value } }) => asked.setView(value === ownGroups ? 'default' : value)}
      />
      {page.weightUnits.length < 2 ? null : (
        <SegmentedControl
          size="xs"
          aria-label={t('Unit of weight')}
          value={question.unit}
          onChange={(unit) => asked.setUnit(unit)}
          data={page.weightUnits.map((unit) => ({ value: unit, label: t(unit) }))}
        />
      )}
      <span className={classes.spacer} />
      {children}
    </div>
  );
}
