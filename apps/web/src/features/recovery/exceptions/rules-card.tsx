import { Anchor, ScrollArea, Table, Text, Tooltip } from '@mantine/core';
import { exceptionStates } from '@waybill/contract';
import { exceptionStateNames } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { countText, moneyText } from '../../../lib/languages/formats.ts';
import classes from '../../../ui/looks/tool-page.module.css';
import type { Stake, Summary } from './summary.ts';
import { useExceptionsAddress } from './use-exceptions-address.ts';

/** What each rule found, by state; a rule shows its findings alone, and all again. */
export function RulesCard({ rules }: Pick<Summary, 'rules'>) {
  const { t } = useTranslation();
  const { search, ask } = useExceptionsAddress();
  const shown = exceptionStates.filter((state) => rules.some(({ states }) => states[state].findings > 0));
  return (
    <section className={classes.card} aria-label={t('Findings by rule')}>
      <ScrollArea
        type="auto"
        offsetScrollbars="present"
        viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': t('Findings by rule') }}
      >
        <Table verticalSpacing={7} horizontalSpacing="sm" fz="sm" highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th fw={500} c="dimmed">
                {t('Rule')}
              </Table.Th>
              {shown.map((state) => (
                <Table.Th key={state} fw={500} c="dimmed" ta="end">
                  {t(exceptionStateNames[state])}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rules.map(({ rule, states }) => (
              <Table.Tr
                key={rule.name}
                {...(search.rule === rule.name ? { bg: 'var(--mantine-color-default-hover)' } : {})}
              >
                <Table.Td miw={200}>
                  <Tooltip label={t(rule.meaning)} multiline maw={360}>
                    <Anchor
                      component="button"
                      type="button"
                      fz="sm"
                      fw={500}
                      ta="start"
                      c="var(--wb-accent-text)"
                      aria-pressed={search.rule === rule.name}
                      onClick={() => ask({ rule: search.rule === rule.name ? undefined : rule.name })}
                    >
                      {t(rule.label)}
                    </Anchor>
                  </Tooltip>
                </Table.Td>
                {shown.map((state) => (
                  <Table.Td key={state} ta="end" className="numeric">
                    <StakeText {...states[state]} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
    </section>
  );
}

function StakeText({ findings, amount }: Stake) {
  if (findings === 0) {
    return (
      <Text size="sm" c="dimmed">
        –
      </Text>
    );
  }
  return (
    <>
      {moneyText(amount)}
      <Text size="xs" c="dimmed">
        {countText(findings)}
      </Text>
    </>
  );
}
