import { Input, UnstyledButton } from '@mantine/core';
import { comparisonColours, type Hue, palette } from '@waybill/model';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { text } from '../../../../lib/languages/text.ts';
import { useChartTheme } from '../../../../ui/charts/use-chart-theme.ts';
import classes from './sets.module.css';

const colourNames: Readonly<Record<(typeof comparisonColours)[number], string>> = {
  blue: text('Blue'),
  orange: text('Orange'),
  teal: text('Teal'),
  purple: text('Purple'),
  red: text('Red'),
  sky: text('Sky blue'),
  olive: text('Olive'),
  pink: text('Pink'),
};

interface Props {
  readonly colour: Hue;
  readonly onChange: (colour: Hue) => void;
}

/** The colour of a set in all charts. */
export function ColourChoice({ colour, onChange }: Props) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  const label = useId();
  const chosen = Math.max(0, comparisonColours.map(String).indexOf(colour));
  const moveByArrow = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (step === undefined) return;
    const place = (chosen + step + comparisonColours.length) % comparisonColours.length;
    onChange(comparisonColours[place] ?? colour);
    const next = currentTarget.querySelectorAll('[role="radio"]')[place];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <div>
      <Input.Label id={label}>{t('Color')}</Input.Label>
      <div className={classes.colours} role="radiogroup" aria-labelledby={label} onKeyDown={moveByArrow}>
        {comparisonColours.map((each, place) => (
          <UnstyledButton
            key={each}
            role="radio"
            aria-checked={place === chosen}
            tabIndex={place === chosen ? 0 : -1}
            aria-label={t(colourNames[each])}
            title={t(colourNames[each])}
            className={classes.colour}
            style={{ backgroundColor: theme.paint(palette[each]) }}
            onClick={() => onChange(each)}
          />
        ))}
      </div>
    </div>
  );
}
