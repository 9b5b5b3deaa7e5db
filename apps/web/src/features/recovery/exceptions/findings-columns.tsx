import { Anchor, Badge, Checkbox, Group } from '@mantine/core';
import { IconArticle } from '@tabler/icons-react';
import type { Finding } from '@waybill/contract';
import { confidenceNames, exceptionStateNames, type FindingsLevel, findRule, obstacleNames } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { ActionCell } from '../../../ui/shipment/carrier-responses/action-cell.tsx';
import { ShipmentLink } from '../../../ui/shipment/shipment-link.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { ClaimBy } from './claim-by.tsx';
import classes from './exceptions.module.css';
import { type FindingDays, FindingLink } from './finding-link.tsx';
import type { FindingSort } from './finding-question.ts';

interface Acts {
  readonly isSelected: (id: string) => boolean;
  readonly onSelect: (id: string, selected: boolean) => void;
  readonly onOpen: (id: string) => void;
  readonly dates: FindingDays;
  /** Whether carriers have answered claims on any of the packages. */
  readonly hasResponses: boolean;
}

/** The columns of the findings; the first selects, the rule opens the finding. */
export function useFindingsColumns(level: FindingsLevel, acts: Acts): readonly TableColumn<Finding, FindingSort>[] {
  const { t } = useTranslation();
  return [
    {
      header: t('Select'),
      cell: ({ id, trackingNumber, invoiceNumber }) => (
        <Checkbox
          aria-label={t('Select {{number}}', { number: trackingNumber ?? invoiceNumber })}
          checked={acts.isSelected(id)}
          onChange={(event) => acts.onSelect(id, event.currentTarget.checked)}
        />
      ),
    },
    {
      header: t('Rule'),
      naming: true,
      sort: 'rule',
      cell: (finding) => (
        <Group gap={6} wrap="nowrap" className={classes.rule}>
          <Anchor
            component="button"
            type="button"
            fz="sm"
            fw={500}
            ta="start"
            maw="100%"
            truncate
            c="var(--wb-accent-text)"
            title={t(findRule(finding.rule)?.label ?? finding.rule)}
            onClick={() => acts.onOpen(finding.id)}
          >
            {t(findRule(finding.rule)?.label ?? finding.rule)}
          </Anchor>
          <FindingLink finding={finding} dates={acts.dates} label={t('Open the page of the finding')}>
            <IconArticle size={15} style={{ display: 'block' }} aria-hidden />
          </FindingLink>
        </Group>
      ),
    },
    {
      header: t('Certainty'),
      cell: ({ confidence, obstacle }) => (
        <Badge
          variant={confidence === 'certain' && obstacle === null ? 'filled' : 'default'}
          tt="none"
          fw={500}
          miw="max-content"
        >
          {t(obstacle === null ? confidenceNames[confidence] : obstacleNames[obstacle])}
        </Badge>
      ),
    },
    { header: t('Billed'), cell: ({ billed }) => moneyText(billed), numeric: true, wide: true },
    { header: t('Expected'), cell: ({ expected }) => moneyText(expected), numeric: true, wide: true },
    { header: t('At stake'), sort: 'amount', cell: ({ amount }) => moneyText(amount), numeric: true },
    { header: t('Claim by'), sort: 'claimBy', cell: (finding) => <ClaimBy {...finding} /> },
    {
      header: t('Status'),
      cell: ({ state }) => (
        <Badge variant="default" tt="none" fw={500} miw="max-content">
          {t(exceptionStateNames[state])}
        </Badge>
      ),
    },
    { header: t('Owner'), cell: ({ owner }) => owner?.name ?? '', wide: true },
    {
      header: t('Tracking Number'),
      sort: 'trackingNumber',
      cell: ({ trackingNumber, clientId }) =>
        trackingNumber === null ? '' : <ShipmentLink trackingNumber={trackingNumber} clientId={clientId} />,
    },
    ...(level !== 'tracking'
      ? [{ header: t('Charge'), cell: ({ charge }: Finding) => charge, wide: true, roomy: level === 'all' } as const]
      : []),
    ...(acts.hasResponses
      ? [
          {
            header: t('Carrier response'),
            cell: ({ responses, carrierName }: Finding) =>
              responses
                .slice(0, 1)
                .map((each) => <ActionCell key={each.id} response={each} carrierName={carrierName} />),
            wide: true,
          } as const,
        ]
      : []),
    {
      header: t('Carrier'),
      sort: 'carrierName',
      cell: ({ carrierName }) => carrierName,
      wide: true,
      roomy: level !== 'tracking' && acts.hasResponses,
    },
    {
      header: t('Client'),
      cell: ({ clientName }) => clientName,
      wide: true,
      roomy: level !== 'tracking' || acts.hasResponses,
    },
    { header: t('Invoice date'), sort: 'billDate', cell: ({ billDate }) => displayDate(billDate), roomy: true },
  ];
}
