import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AgreementCheck,
  type AgreementDetail,
  type AgreementVersion,
  activateAgreementVersion,
  changedAgreements,
  checkAgreementVersion,
  deleteAgreement,
  endAgreement,
} from '@waybill/contract';
import { differenceCauses } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { countText, displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { lackText } from '../../../lib/languages/lack-text.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import { useBelongs } from '../../../lib/session/use-permissions.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDeletion } from '../../../ui/table-page/page/delete-button.tsx';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';
import { agreementsKey } from './agreement-queries.ts';
import { causes } from './agreement-texts.ts';
import { LargestDifferences } from './largest-differences.tsx';
import { shareText } from './share-text.ts';

const mostReasons = 8;

interface Props {
  readonly agreement: AgreementDetail;
  readonly version: AgreementVersion;
  /** After the agreement is deleted. */
  readonly onDeleted: () => void;
}

/** How much of the last month the stored version reproduces, and why not the rest; then it can be activated. */
export function CheckCard({ agreement, version: { id, version, check, notes }, onDeleted }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const mayChange = useBelongs()(changedAgreements);
  const refresh = () => queryClient.invalidateQueries({ queryKey: agreementsKey });
  const checking = useMutation({
    mutationFn: () => call(checkAgreementVersion, { params: { id, version }, body: {} }),
    onSuccess: refresh,
  });
  const remove = useDeletion(() => call(deleteAgreement, { params: { id } }), t('The draft is deleted.'), onDeleted);
  const isActive = agreement.state === 'active' && agreement.activeVersion === version;
  const hasMistakes = notes.some(({ kind }) => kind === 'mistake');
  const activate = async () => {
    await call(activateAgreementVersion, { params: { id, version } });
    await refresh();
    return t('Version {{version}} is active.', { version });
  };
  const end = async () => {
    await call(endAgreement, { params: { id } });
    await refresh();
    return t('The agreement has ended.');
  };
  return (
    <Card
      title={t('Last month’s invoices')}
      question={
        check === null
          ? t('Version {{version}} was not checked yet.', { version })
          : t('Version {{version}}, checked {{moment}}', { version, moment: momentText(check.checkedAt) })
      }
      refreshing={checking.isPending}
    >
      <Stack gap="sm">
        {checking.error === null ? null : (
          <Alert color="red" variant="light" role="alert">
            {errorText(checking.error)}
          </Alert>
        )}
        <Group gap="sm">
          <Button variant="default" loading={checking.isPending} onClick={() => checking.mutate()}>
            {t('Check against last month')}
          </Button>
          {mayChange && !isActive ? (
            <ConfirmButton
              color="cobalt"
              variant="filled"
              label={t('Activate')}
              disabled={hasMistakes}
              question={
                check === null
                  ? t('Version {{version}} will count. It was not checked against invoices yet.', { version })
                  : t('Version {{version}} will count. It reproduces {{share}} of the packages that could be rated.', {
                      version,
                      share: shareText(check),
                    })
              }
              act={activate}
            />
          ) : null}
          {mayChange && agreement.state === 'active' ? (
            <ConfirmButton
              label={t('End the agreement')}
              question={t('The agreement will count no more. You can activate a version again.')}
              act={end}
            />
          ) : null}
          {mayChange && agreement.state === 'draft' ? (
            <ConfirmButton
              label={t('Delete the draft')}
              question={t('The draft and all its versions will be permanently deleted.')}
              act={remove}
            />
          ) : null}
        </Group>
        {hasMistakes ? (
          <Text size="xs" c="dimmed">
            {t('A version with mistakes cannot be activated.')}
          </Text>
        ) : null}
        {check === null ? null : <CheckResult check={check} />}
      </Stack>
    </Card>
  );
}

function CheckResult({ check }: { readonly check: AgreementCheck }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { from, to, packages, rated, reproduced, billed, expected, parts, largest, assumptions, notRated } = check;
  const differing = causes.filter((cause) => parts[cause] !== 0);
  return (
    <>
      <Text fw={600} size="xl" className="numeric">
        {shareText(check)}
      </Text>
      <Text size="sm">
        {t('{{reproduced}} of {{rated}} packages that could be rated are billed to the cent as agreed.', {
          reproduced: countText(reproduced),
          rated: countText(rated),
        })}
      </Text>
      <FactsTable
        facts={[
          [t('Days'), `${displayDate(from)} – ${displayDate(to)}`],
          [t('Billed packages'), countText(packages)],
          [t('Billed'), moneyText(billed / 100)],
          [t('Expected'), moneyText(expected / 100)],
          [t('Difference'), moneyText((billed - expected) / 100)],
          ...differing.map((cause) => [`– ${t(differenceCauses[cause])}`, moneyText(parts[cause] / 100)] as const),
        ]}
      />
      {largest.length === 0 ? null : (
        <Button variant="light" size="xs" onClick={() => setOpen(true)}>
          {t('Show the largest differences')}
        </Button>
      )}
      <Reasons title={t('Assumed')} reasons={assumptions} />
      <Reasons
        title={t('Not rated')}
        reasons={notRated.map(({ packages: each, ...lack }) => ({ reason: lackText(t, lack), packages: each }))}
      />
      {isOpen ? (
        <Dialog title={t('Largest differences')} size={860} onClose={() => setOpen(false)}>
          <LargestDifferences differences={largest} />
        </Dialog>
      ) : null}
    </>
  );
}

interface ReasonsProps {
  readonly title: string;
  readonly reasons: readonly Pick<AgreementCheck['notRated'][number], 'reason' | 'packages'>[];
}

function Reasons({ title, reasons }: ReasonsProps) {
  const { t } = useTranslation();
  if (reasons.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={500}>
        {title}
      </Text>
      <List size="sm" spacing={2}>
        {reasons.slice(0, mostReasons).map(({ reason, packages }) => (
          <List.Item key={reason}>{`${countText(packages)}: ${serverText(reason)}`}</List.Item>
        ))}
      </List>
      {reasons.length > mostReasons ? (
        <Text size="sm" c="dimmed">
          {t('… and {{more}} more', { more: countText(reasons.length - mostReasons) })}
        </Text>
      ) : null}
    </div>
  );
}
