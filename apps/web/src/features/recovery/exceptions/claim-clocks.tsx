import { Badge, Table, Text } from '@mantine/core';
import type { ClaimClock } from '@waybill/contract';
import { carrierDays, daysBetween } from '@waybill/model';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { displayDate, listText } from '../../../lib/languages/formats.ts';
import { text } from '../../../lib/languages/text.ts';

const rightNames: Readonly<Record<string, string>> = {
  late: text('Late delivery'),
  billing: text('Billing error'),
  loss: text('Loss'),
  damage: text('Damage'),
  void: text('Unused label'),
  duty: text('Duty and tax'),
};

const stepNames: Readonly<Record<'notice' | 'filing', string>> = {
  notice: text('Tell the carrier'),
  filing: text('File the claim with its papers'),
};

interface Props {
  readonly clocks: readonly ClaimClock[];
  /** The right that the finding is about. */
  readonly claim: string | undefined;
}

/** Every right that the package gives against its carrier: until when, by which rule, and which have no deadline. */
export function ClaimClocks({ clocks, claim }: Props) {
  const { t } = useTranslation();
  const { today } = carrierDays(new Date());
  const without = clocks.filter(({ step }) => step === null);
  const running = clocks.filter(({ step }) => step !== null);
  return (
    <>
      {running.length === 0 ? null : (
        <Table fz="sm" verticalSpacing={6} aria-label={t('Deadlines')}>
          <Table.Tbody>
            {running.map(({ claim: right, step, lastDay, source, isSecondHand }) => (
              <Table.Tr key={`${right} ${step}`}>
                <Table.Td fw={right === claim ? 600 : undefined}>
                  {t(rightNames[right] ?? right)}
                  <Text size="xs" c="dimmed">
                    {step === null ? '' : t(stepNames[step])}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <Text size="sm" className="numeric">
                    {lastDay === null ? t('The day it counts from is not known.') : displayDate(lastDay)}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {lastDay === null ? '' : daysLeftText(t, daysBetween(today, lastDay))}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <Text size="xs" c="dimmed">
                    <bdi>{source}</bdi>
                  </Text>
                  {isSecondHand ? (
                    <Badge variant="default" tt="none" size="sm" miw="max-content">
                      {t('Second-hand')}
                    </Badge>
                  ) : null}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {without.length === 0 ? null : (
        <Text size="sm" c="dimmed" mt="xs">
          {t('The carrier publishes no deadline for: {{rights}}', {
            rights: listText(without.map((clock) => t(rightNames[clock.claim] ?? clock.claim))),
          })}
        </Text>
      )}
    </>
  );
}

const daysLeftText = (t: TFunction, days: number): string =>
  days < 0 ? t('Deadline has passed') : t('{{count, number}} days left', { count: days });
