import { Stack, Text } from '@mantine/core';
import type { FindingDetail } from '@waybill/contract';
import { findRule } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { FindingPackets } from '../../../ui/packets/finding-packets.tsx';
import { AddResponse } from '../../../ui/shipment/carrier-responses/add-response.tsx';
import { PackageResponses } from '../../../ui/shipment/carrier-responses/package-responses.tsx';
import { AgreedPriceSteps } from './agreed-price.tsx';
import { ClaimClocks } from './claim-clocks.tsx';
import { ClaimEvidence } from './claim-evidence.tsx';
import { FindingCredits } from './finding-credits.tsx';
import { FindingFacts } from './finding-facts.tsx';
import { FindingFiles } from './finding-files.tsx';
import { FindingHeadline } from './finding-headline.tsx';
import { FindingHistory } from './finding-history.tsx';
import { FindingLines } from './finding-lines.tsx';
import classes from './finding-page.module.css';
import { FindingForm } from './finding-panel.tsx';
import { PublishedRules } from './published-rules.tsx';

interface Props {
  readonly detail: FindingDetail;
  readonly refreshing: boolean;
  readonly onLeave: () => void;
}

const stay = () => undefined;

/** What is wrong, line by line, why it is a finding, and what is being done about it. */
export function FindingView({ detail, refreshing, onLeave }: Props) {
  const { t } = useTranslation();
  const { finding, from, to } = detail;
  const rule = findRule(finding.rule);
  const { trackingNumber } = finding;
  return (
    <>
      <FindingHeadline finding={finding} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Card
            title={t('Billed and expected')}
            question={t('Charges on this invoice, excluding credits; those in question are marked')}
            refreshing={refreshing}
          >
            <FindingLines lines={detail.lines} />
          </Card>
          <Card
            title={t('Rule')}
            question={t('What makes it a finding, and which published rules it rests on')}
            refreshing={refreshing}
          >
            <Stack gap="sm">
              {rule === undefined ? null : (
                <>
                  <Text fw={600}>{t(rule.label)}</Text>
                  <Text size="sm">{t(rule.meaning)}</Text>
                  <Text size="sm" c="dimmed">
                    {t('At stake: {{amount}}', { amount: t(rule.atStake) })}
                  </Text>
                </>
              )}
              <PublishedRules rules={detail.rules} />
              {finding.rule === 'above_agreement' ? null : (
                <Text size="sm" c="dimmed">
                  {t('No agreement judges this: it is compared with your own bills.')}
                </Text>
              )}
            </Stack>
          </Card>
          {detail.agreedPrice === null ? null : (
            <Card
              title={t('Agreed price')}
              question={t('How the expected price follows from the agreement and the rule packs')}
              refreshing={refreshing}
            >
              <AgreedPriceSteps price={detail.agreedPrice} />
            </Card>
          )}
          <Card title={t('Inputs')} question={t('What the invoices state about the package')} refreshing={refreshing}>
            <Stack gap="lg">
              <FindingFacts detail={detail} />
              {trackingNumber === null ? null : <ClaimEvidence finding={{ ...finding, trackingNumber }} />}
            </Stack>
          </Card>
          {detail.clocks.length === 0 ? null : (
            <Card
              title={t('Deadlines')}
              question={t('The last day to use each right against the carrier')}
              refreshing={refreshing}
            >
              <ClaimClocks clocks={detail.clocks} claim={rule?.claim} />
            </Card>
          )}
        </div>
        <Card
          title={t('Claim')}
          question={t('Until when it can be claimed, and what is being done about it')}
          refreshing={refreshing}
        >
          <Stack gap="lg">
            {trackingNumber === null ? null : (
              <>
                <PackageResponses
                  clientId={finding.clientId}
                  trackingNumber={trackingNumber}
                  carrierName={finding.carrierName}
                  mayDelete
                />
                <AddResponse clientId={finding.clientId} trackingNumber={trackingNumber} />
              </>
            )}
            <FindingFiles finding={finding} files={detail.files} dates={{ from, to }} />
            <FindingPackets findingId={finding.id} />
            <FindingForm
              key={`${finding.id} ${finding.changedAt}`}
              finding={finding}
              dates={{ from, to }}
              onSaved={stay}
              onClose={onLeave}
            />
            <FindingCredits credits={detail.credits} />
            <FindingHistory history={detail.history} />
          </Stack>
        </Card>
      </div>
    </>
  );
}
