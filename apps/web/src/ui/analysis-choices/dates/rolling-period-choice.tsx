import { UnstyledButton } from '@mantine/core';
import { type RollingPeriod, rollingPeriods } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import classes from '../analytics-header.module.css';

interface Props {
  readonly period: RollingPeriod;
  readonly onChange: (period: RollingPeriod) => void;
}

export function RollingPeriodChoice({ period, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.periods}>
      {rollingPeriods.map((each) => (
        <UnstyledButton
          key={each}
          className={classes.choice}
          aria-pressed={each === period}
          onClick={() => onChange(each)}
        >
          {t(each)}
        </UnstyledButton>
      ))}
    </div>
  );
}
