import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { figureText } from '../../../ui/cards/figure-text.ts';
import type { Compared } from './business-figures.ts';
import classes from './business-overview.module.css';
import { ChangeText } from './change-text.tsx';

/** Each figure for all clients together, its change, and its previous value. */
export function BusinessTiles({ figures }: { readonly figures: readonly Compared[] }) {
  const { t } = useTranslation();
  return (
    <dl className={classes.tiles}>
      {figures.map((compared) => {
        const { figure, now, before } = compared;
        return (
          <div key={figure.name}>
            <dt>
              <Text size="sm" c="dimmed">
                {t(figure.text)}
              </Text>
            </dt>
            <dd>
              <Text fz={22} fw={600} className="numeric">
                {figureText(figure, now, {})}
              </Text>
              <ChangeText {...compared} />
              <Text size="xs" c="dimmed">
                {t('Before: {{amount}}', { amount: figureText(figure, before, {}) })}
              </Text>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
