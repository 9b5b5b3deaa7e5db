import { Badge, Group, Stack, Text } from '@mantine/core';
import type { Finding } from '@waybill/contract';
import { confidenceNames, findRule, obstacleNames } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { displayDate, displayDateTime, moneyText } from '../../../lib/languages/formats.ts';
import { AddResponse } from '../../../ui/shipment/carrier-responses/add-response.tsx';
import { PackageResponses } from '../../../ui/shipment/carrier-responses/package-responses.tsx';
import { DetailTable } from '../../../ui/shipment/detail-table.tsx';
import { ShipmentLink } from '../../../ui/shipment/shipment-link.tsx';
import { idOf } from '../../../ui/table-page/choices.ts';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { ClaimFields, OwnerSelect, StateSelect } from './change-fields.tsx';
import { changedClaim } from './changed-claim.ts';
import { LabelledClaimBy } from './claim-by.tsx';
import { ClaimEvidence } from './claim-evidence.tsx';
import { evidenceText } from './evidence-text.ts';
import { exceptionCalls } from './exception-queries.ts';
import { type FindingDays, FindingLink, levelOf } from './finding-link.tsx';
import { NoteField } from './note-field.tsx';
import { useChangeNotice } from './use-change-notice.tsx';

interface Props {
  readonly finding: Finding;
  /** The invoice dates among which it was found. */
  readonly dates: { readonly from: string | undefined; readonly to: string | undefined };
  readonly onClose: () => void;
}

/** A finding: what the rule says, what is at stake, and what is being done about it. */
export function FindingPanel({ finding, dates, onClose }: Props) {
  const { t } = useTranslation();
  const rule = findRule(finding.rule);
  return (
    <Stack gap="lg">
      <Stack gap={4}>
        <Text fw={600}>{t(rule?.label ?? finding.rule)}</Text>
        <Group gap="sm">
          <Text fz={22} fw={600} className="numeric">
            {moneyText(finding.amount)}
          </Text>
          <Badge variant="default" tt="none">
            {t(finding.obstacle === null ? confidenceNames[finding.confidence] : obstacleNames[finding.obstacle])}
          </Badge>
          {finding.answered ? (
            <Badge variant="default" tt="none">
              {t('Credit received')}
            </Badge>
          ) : null}
        </Group>
        {finding.claimBy === null ? null : <LabelledClaimBy {...finding} />}
        <FindingLink finding={finding} dates={dates}>
          {t('Open the page of the finding')}
        </FindingLink>
        <Text size="sm">{rule === undefined ? '' : t(rule.meaning)}</Text>
        <Text size="sm" c="dimmed">
          {rule === undefined ? '' : t('At stake: {{amount}}', { amount: t(rule.atStake) })}
        </Text>
      </Stack>
      <DetailTable
        title={t('Billed and expected')}
        details={[
          { label: t('Billed'), value: moneyText(finding.billed) },
          { label: t('Expected'), value: moneyText(finding.expected) },
          { label: t('Credited'), value: moneyText(finding.credited) },
          { label: t('At stake'), value: moneyText(finding.amount) },
          { label: t('Why'), value: evidenceText(t, finding) },
        ]}
      />
      {finding.trackingNumber === null ? null : (
        <Group gap={8}>
          <Text size="sm" c="dimmed">
            {t('Tracking Number')}
          </Text>
          <ShipmentLink trackingNumber={finding.trackingNumber} clientId={finding.clientId} />
        </Group>
      )}
      {finding.trackingNumber === null ? null : (
        <ClaimEvidence finding={{ ...finding, trackingNumber: finding.trackingNumber }} />
      )}
      <DetailTable
        title={t('Billed')}
        details={[
          { label: t('Carrier'), value: finding.carrierName },
          { label: t('Client'), value: finding.clientName },
          { label: t('Account'), value: finding.accountNumber },
          { label: t('Invoice number'), value: finding.invoiceNumber },
          { label: t('Invoice date'), value: displayDate(finding.billDate) },
          { label: t('Ship date'), value: displayDate(finding.shipDate) },
          { label: t('Service'), value: finding.service },
          ...(finding.charge === '' ? [] : [{ label: t('Charge'), value: finding.charge }]),
        ]}
      />
      {finding.trackingNumber === null ? null : (
        <>
          <PackageResponses
            clientId={finding.clientId}
            trackingNumber={finding.trackingNumber}
            carrierName={finding.carrierName}
            mayDelete
          />
          <AddResponse clientId={finding.clientId} trackingNumber={finding.trackingNumber} />
        </>
      )}
      <FindingForm key={`${finding.id} ${finding.changedAt}`} finding={finding} dates={dates} onClose={onClose} />
    </Stack>
  );
}

interface FormProps extends Omit<Props, 'dates'> {
  readonly dates: FindingDays;
  /** What happens after a change instead of closing. */
  readonly onSaved?: () => void;
}

/** The state of a finding, its claim, owner and note; what is not changed here stays as somebody else may change it. */
export function FindingForm({ finding, dates, onClose, onSaved = onClose }: FormProps) {
  const { t } = useTranslation();
  const level = levelOf(finding);
  const tell = useChangeNotice(level);
  const before = {
    state: finding.state as string | null,
    reason: finding.reason === '' ? null : finding.reason,
    claimReference: finding.claimReference,
    claimedOn: finding.claimedOn ?? '',
    claimChannel: finding.claimChannel as string | null,
  };
  const ownerBefore = finding.owner === null ? null : String(finding.owner.id);
  const { form, frame } = useProblemForm({
    initialValues: { ...before, ownerId: ownerBefore, note: finding.note },
    send: ({ ownerId, note, ...claim }) =>
      call(exceptionCalls[level].change, {
        body: {
          filters: { clientId: finding.clientId, rule: finding.rule, ...dates },
          ids: [finding.id],
          ...changedClaim(claim, before),
          ...(ownerId === ownerBefore ? {} : { ownerId: idOf(ownerId) }),
          ...(note === finding.note ? {} : { note: note.trim() }),
        },
      }),
    onDone: (answer) => {
      tell(answer);
      onSaved();
    },
  });
  return (
    <FormFrame {...frame} onCancel={onClose} submitLabel={t('Save')}>
      <StateSelect allowDeselect={false} held={finding.state} {...form.getInputProps('state')} />
      <ClaimFields state={form.values.state} inputProps={(field) => form.getInputProps(field)} />
      <OwnerSelect level={level} held={finding.owner} {...form.getInputProps('ownerId')} />
      <NoteField
        level={level}
        value={form.values.note}
        onChange={(note) => form.setFieldValue('note', note)}
        error={form.errors.note}
      />
      {finding.changedAt === null ? null : (
        <Text size="xs" c="dimmed">
          {t('Last changed {{moment}} (UTC)', { moment: displayDateTime(finding.changedAt.replace('T', ' ')) })}
        </Text>
      )}
    </FormFrame>
  );
}
