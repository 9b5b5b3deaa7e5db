import { Button, Group, NumberInput, Stack, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { decideCredit, type RecoveredCredit, undoCreditDecision, type WaitingClaim } from '@waybill/contract';
import { creditGroundNames, creditOutcomeNames, findRule, rounded } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { DetailTable } from '../../../ui/shipment/detail-table.tsx';
import { recoveriesKey, waitingClaimsOptions } from './recovery-queries.ts';

interface Props {
  readonly credit: RecoveredCredit;
  readonly onClose: () => void;
}

const height = 160;

/** A credit, what it is allocated to, and the claims that it may be for. */
export function CreditPanel({ credit, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const named = { clientId: credit.clientId, creditKey: credit.key };
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      void queryClient.invalidateQueries({ queryKey: recoveriesKey });
      void queryClient.invalidateQueries({ queryKey: ['exceptions'] });
      notifications.show({ color: 'green', message: t('Saved.') });
      onClose();
    } catch (error) {
      notifications.show({ color: 'red', message: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  const decide = (parts: readonly { readonly findingId: string; readonly amount: number }[]) =>
    void act(() => call(decideCredit, { body: { ...named, parts: [...parts] } }));
  return (
    <Stack gap="lg">
      <DetailTable
        title={t('Credit')}
        details={[
          { label: t('Amount'), value: moneyText(credit.amount) },
          { label: t('Taken back'), value: credit.takenBack === 0 ? '' : moneyText(credit.takenBack) },
          { label: t('Allocated'), value: moneyText(credit.allocated) },
          { label: t('Left'), value: moneyText(credit.left) },
          { label: t('Outcome'), value: t(creditOutcomeNames[credit.outcome]) },
          { label: t('Type'), value: t(credit.creditType) },
          { label: t('Text'), value: credit.text },
          { label: t('Carrier'), value: credit.carrierName },
          { label: t('Invoice'), value: `${credit.invoiceNumber}, ${displayDate(credit.billDate)}` },
          { label: t('Account'), value: credit.accountNumber },
          { label: t('Tracking Number'), value: credit.trackingNumber ?? '' },
        ]}
      />
      {credit.parts.length === 0 ? null : (
        <DetailTable
          title={t('Allocated to claims')}
          details={credit.parts.map((part) => ({
            label: [t(findRule(part.rule)?.label ?? part.rule), part.trackingNumber, part.claimReference]
              .filter(Boolean)
              .join(' · '),
            value: `${moneyText(part.amount)} (${t(creditGroundNames[part.ground])})`,
          }))}
        />
      )}
      {credit.isDecided ? (
        <Button
          variant="default"
          loading={isBusy}
          onClick={() => void act(() => call(undoCreditDecision, { body: named }))}
        >
          {t('Take the decision back')}
        </Button>
      ) : null}
      {credit.left + credit.allocated === 0 ? null : <Deciding credit={credit} isBusy={isBusy} onDecide={decide} />}
    </Stack>
  );
}

interface DecidingProps {
  readonly credit: RecoveredCredit;
  readonly isBusy: boolean;
  readonly onDecide: (parts: readonly { readonly findingId: string; readonly amount: number }[]) => void;
}

/** Divides a credit among the claims that still wait for money. */
function Deciding({ credit, isBusy, onDecide }: DecidingProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(waitingClaimsOptions(credit.clientId, credit.key));
  const [amounts, setAmounts] = useState<ReadonlyMap<string, number>>(new Map());
  if (data === undefined) {
    return error === null ? (
      <CardSkeleton height={height} />
    ) : (
      <CardFailure error={error} height={height} onRetry={() => void refetch()} />
    );
  }
  const total = rounded([...amounts.values()].reduce((sum, amount) => sum + amount, 0));
  const available = rounded(credit.left + credit.allocated);
  const parts = [...amounts].filter(([, amount]) => amount > 0).map(([findingId, amount]) => ({ findingId, amount }));
  const nameOf = (claim: WaitingClaim) => claim.trackingNumber ?? claim.invoiceNumber;
  return (
    <section aria-label={t('Claims that wait for money')}>
      <Text fw={600} size="sm" mb={6}>
        {t('Claims that wait for money')}
      </Text>
      {data.length === 0 ? (
        <Text size="sm">{t('No claim of this client waits for money from this carrier.')}</Text>
      ) : (
        <Table fz="sm" verticalSpacing={6}>
          <Table.Tbody>
            {data.map((claim) => (
              <Table.Tr key={claim.findingId}>
                <Table.Td>
                  <Text size="sm">
                    {nameOf(claim)} · {t(findRule(claim.rule)?.label ?? claim.rule)}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {t('Due: {{amount}}', { amount: moneyText(claim.due) })}
                    {claim.claimReference === '' ? '' : ` · ${claim.claimReference}`}
                    {claim.claimedOn === null ? '' : ` · ${t('Filed {{day}}', { day: displayDate(claim.claimedOn) })}`}
                  </Text>
                </Table.Td>
                <Table.Td w={130}>
                  <NumberInput
                    size="xs"
                    aria-label={t('Amount for {{number}}', { number: nameOf(claim) })}
                    placeholder={moneyText(0)}
                    min={0}
                    max={available}
                    decimalScale={2}
                    prefix="$"
                    value={amounts.get(claim.findingId) ?? ''}
                    onChange={(value) => setAmounts(new Map(amounts).set(claim.findingId, Number(value) || 0))}
                    onFocus={() => {
                      if (amounts.has(claim.findingId)) return;
                      const rest = rounded(Math.min(claim.due, available - total));
                      if (rest > 0) setAmounts(new Map(amounts).set(claim.findingId, rest));
                    }}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Group mt="sm" gap="sm">
        <Button loading={isBusy} disabled={parts.length === 0 || total > available} onClick={() => onDecide(parts)}>
          {t('Allocate {{amount}}', { amount: moneyText(total) })}
        </Button>
        <Button variant="default" loading={isBusy} onClick={() => onDecide([])}>
          {t('For no claim')}
        </Button>
      </Group>
    </section>
  );
}
