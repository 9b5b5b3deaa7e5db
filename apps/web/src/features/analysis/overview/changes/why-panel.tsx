import { Button, Text, Tooltip } from '@mantine/core';
import { type Cause, causes, type ExplainedChange, type PageState } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { useViewAddress } from '../../../../lib/analysis/use-view-address.ts';
import { shortFactText } from '../../../../lib/languages/formats.ts';
import { signed, signedFactText } from '../../../../ui/cards/signed.ts';
import type { WidgetProps } from '../../../../ui/cards/widget-props.ts';
import { LengthBar } from '../../../../ui/length-bar.tsx';
import { causeTexts } from './cause-texts.ts';
import classes from './why-panel.module.css';
import { WhyTable } from './why-table.tsx';
import { whyTable } from './why-table-name.ts';

interface Props {
  readonly change: ExplainedChange;
  readonly state: PageState;
  readonly height: number;
  readonly onViewRows: WidgetProps['onViewRows'];
}

/** Why the cost changed: an amount for each cause, together exactly the change, and the services behind them. */
export function WhyPanel({ change, state, height, onViewRows }: Props) {
  const { t } = useTranslation();
  const { view, change: changeView } = useViewAddress();
  const isOpen = view.table?.includes(whyTable) ?? false;
  const others = (view.table ?? []).filter((name) => name !== whyTable);
  const open = (wanted: boolean) => {
    const table = wanted ? [...others, whyTable] : others;
    changeView({ table: table.length === 0 ? undefined : table });
  };
  const shown = causes.filter((cause) => change.amounts[cause] !== 0);
  const largest = Math.max(...shown.map((cause) => Math.abs(change.amounts[cause])));
  if (shown.length === 0) return null;
  return (
    <section className={classes.panel} aria-label={t('Why it changed')}>
      <ul className={classes.causes}>
        {shown.map((cause) => (
          <CauseAmount key={cause} cause={cause} amount={change.amounts[cause]} largest={largest} state={state} />
        ))}
      </ul>
      <div className={classes.foot}>
        <Text size="xs" c="dimmed">
          {t('Together they make up the change of {{amount}}.', {
            amount: signedFactText(change.difference, state),
          })}
        </Text>
        <Button
          data-not-in-pictures
          variant="subtle"
          size="compact-xs"
          aria-expanded={isOpen}
          onClick={() => open(!isOpen)}
        >
          {isOpen ? t('Hide the services') : t('Show by service')}
        </Button>
      </div>
      {isOpen ? <WhyTable change={change} state={state} height={height} onViewRows={onViewRows} /> : null}
    </section>
  );
}

interface CauseProps {
  readonly cause: Cause;
  readonly amount: number;
  readonly largest: number;
  readonly state: PageState;
}

function CauseAmount({ cause, amount, largest, state }: CauseProps) {
  const { t } = useTranslation();
  const { name, meaning } = causeTexts[cause];
  return (
    <Tooltip label={`${signedFactText(amount, state)} · ${t(meaning)}`} multiline maw={280}>
      <li className={classes.cause}>
        <span className={classes.name}>{t(name)}</span>
        <span className={classes.amount} dir="ltr">
          {signed(shortFactText(Math.abs(amount), 'currency', readingOf(state)), amount)}
        </span>
        <LengthBar amount={amount} largest={largest} fromMiddle />
      </li>
    </Tooltip>
  );
}
