import { Button, Card, Group, Progress, Stack, Text } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { audiences, type ReadingAnswers, type UploadState } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverText } from '../../../lib/languages/server-text.ts';
import { useBelongs } from '../../../lib/session/use-permissions.ts';
import { idOf } from '../../../ui/table-page/choices.ts';
import { OutcomeBadge } from '../../../ui/tables/outcome-badge.tsx';
import { Spinner } from '../../../ui/waiting/spinner.tsx';
import { ClientOfAccounts } from './client-of-accounts.tsx';
import { MessagesOf } from './messages-of.tsx';
import { PreviewBadge } from './preview-badge.tsx';
import { PreviewOfFile } from './preview-of-file.tsx';
import { QuestionsOfFile } from './questions-of-file.tsx';
import { ReconciledInvoices } from './reconciled-invoices.tsx';
import { CorrectLinesLink } from './rejected-lines/correct-lines-link.tsx';
import { statusTexts } from './status-text.ts';
import { isReady, needsClient, type UploadingFile } from './uploading-file.ts';

interface Props {
  readonly file: UploadingFile;
  /** Its preview is folded at first. */
  readonly isOneOfMany: boolean;
  onLoad(): Promise<UploadState | undefined>;
  onPreviewAgain(): void;
  /** Reads it again for another client. */
  onChooseClient(clientId: number | null): void;
  /** Reads it with what the user says of it. */
  onAnswer(answers: ReadingAnswers): void;
  /** Reads it without its bad lines. */
  onSkipBadLines(): void;
  onDiscard(): void;
}

/** A dropped file: how far it is, what loading it would do, or what was loaded of it. */
export function UploadedFile(props: Props) {
  const { file, isOneOfMany, onLoad, onPreviewAgain, onChooseClient, onAnswer, onSkipBadLines, onDiscard } = props;
  const { t } = useTranslation();
  const belongs = useBelongs();
  const navigate = useNavigate();
  const { name, state, failure } = file;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isFolded = isOneOfMany && !isUnfolded;
  /** The refused file is kept among the invoice files, where its lines can be corrected. */
  const correct = async () => {
    const fileId = (await onLoad())?.outcome?.fileId;
    if (fileId == null) return;
    onDiscard();
    await navigate({ to: `/uploadFiles/${fileId}/rejectedLines` });
  };
  const isWorking = state?.step === 'previewing' || state?.step === 'loading';
  const clientOfInvoices = state?.outcome?.invoices.find(({ status }) => status === 'loaded')?.clientId ?? undefined;
  const isOnItsWay = file.id === undefined && failure === undefined;
  return (
    <Card withBorder padding="sm">
      <Stack gap="xs">
        <Group gap="xs" wrap="nowrap" justify="space-between">
          <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Text>
          <StateOfFile file={file} />
        </Group>
        {isOnItsWay ? <Progress aria-label={t('Upload of {{name}}', { name })} value={100 * file.sentShare} /> : null}
        {isWorking ? (
          <Text size="sm" c="dimmed">
            {t('{{count, number}} rows read', { count: state.rows })}
          </Text>
        ) : null}
        {failure === undefined ? null : <Text size="sm">{failure}</Text>}
        {state?.failure == null ? null : <Text size="sm">{serverText(state.failure)}</Text>}
        {file.id !== undefined && (isUnknown(file) || isOfDeliveries(file)) && belongs(audiences.fileLayouts) ? (
          <Button
            size="xs"
            variant={isUnknown(file) ? 'filled' : 'default'}
            style={{ alignSelf: 'flex-start' }}
            onClick={() => void navigate({ to: `/uploadFiles/${file.id}/mapping` })}
          >
            {isUnknown(file) ? t('Map this file') : t('Map this file differently')}
          </Button>
        ) : null}
        {needsClient(file) ? (
          <ClientOfAccounts
            value={String(state?.choices?.clientId ?? '') || null}
            onChange={(chosen) => onChooseClient(idOf(chosen))}
          />
        ) : null}
        {state?.preview == null ? null : isFolded ? (
          <MessagesOf messages={state.preview.messages} />
        ) : (
          <PreviewOfFile preview={state.preview} />
        )}
        {state?.step === 'previewed' && asks(file) ? (
          <QuestionsOfFile
            questions={state.preview?.questions ?? []}
            answers={state.choices?.answers}
            onAnswer={onAnswer}
          />
        ) : null}
        {state?.outcome == null ? null : isFolded ? (
          <MessagesOf messages={state.outcome.messages} />
        ) : (
          <>
            <MessagesOf messages={[...state.outcome.messages, ...state.outcome.limits]} />
            <Text size="sm" c="dimmed">
              {t('{{count, number}} packages', { count: state.outcome.packages })}
            </Text>
            <ReconciledInvoices invoices={state.outcome.invoices} />
            {state.outcome.badLines === 0 || state.outcome.fileId === null ? null : (
              <CorrectLinesLink fileId={state.outcome.fileId} size="xs" />
            )}
          </>
        )}
        {state?.step === 'previewing' ? (
          <Button size="xs" variant="subtle" style={{ alignSelf: 'flex-start' }} onClick={onDiscard}>
            {t('Discard')}
          </Button>
        ) : null}
        {isOnItsWay || isWorking ? null : (
          <Group gap="xs">
            {isFolded && (state?.preview ?? state?.outcome) != null ? (
              <Button size="xs" variant="default" onClick={() => setIsUnfolded(true)}>
                {t('Show details')}
              </Button>
            ) : null}
            {clientOfInvoices === undefined ? null : (
              <Button
                size="xs"
                renderRoot={(props) => (
                  <Link {...props} to="/aframe/dashboard/overview" search={{ client: clientOfInvoices }} />
                )}
              >
                {t('Open the Overview')}
              </Button>
            )}
            {isReady(file) ? (
              <Button size="xs" onClick={() => void onLoad()}>
                {t('Load')}
              </Button>
            ) : null}
            {hasBadLines(file) ? (
              <>
                <Button size="xs" onClick={() => void correct()}>
                  {t('Correct the rejected lines')}
                </Button>
                {state?.choices?.acceptBadLines === false ? (
                  <Button size="xs" variant="default" onClick={onSkipBadLines}>
                    {t('Skip the bad lines')}
                  </Button>
                ) : null}
              </>
            ) : null}
            {file.id === undefined || isIn(file) ? null : (
              <Button size="xs" variant="default" onClick={onPreviewAgain}>
                {t('Check again')}
              </Button>
            )}
            <Button size="xs" variant="subtle" onClick={onDiscard}>
              {isIn(file) ? t('Remove from this list') : t('Discard')}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}

/** Nobody knows its layout, and a mapping would help. */
const isUnknown = ({ state }: UploadingFile): boolean =>
  state?.step === 'previewed' && state.preview?.mayBeMapped === true;

/** Lists of deliveries are much alike, so a mapping may read more of them than the built-in layouts do. */
const isOfDeliveries = ({ state }: UploadingFile): boolean =>
  state?.step === 'previewed' && state.preview?.deliveries != null;

/** Something must be said of it before it counts. */
const asks = ({ state }: UploadingFile): boolean => (state?.preview?.questions.length ?? 0) > 0;

/** It is refused because of lines that cannot be read. */
const hasBadLines = ({ state }: UploadingFile): boolean =>
  state?.step === 'previewed' && state.preview?.status === 'refused' && state.preview.badLines > 0;

const isIn = ({ state }: UploadingFile): boolean => state?.step === 'ended' && state.outcome?.status !== 'refused';

function StateOfFile({ file: { id, state, failure } }: Pick<Props, 'file'>) {
  const { t } = useTranslation();
  if (failure !== undefined)
    return <OutcomeBadge isFailure>{id === undefined ? t('Not uploaded') : t('Failed')}</OutcomeBadge>;
  if (state?.outcome != null) {
    const { status } = state.outcome;
    return <OutcomeBadge isFailure={status === 'refused'}>{t(statusTexts[status])}</OutcomeBadge>;
  }
  if (state?.preview != null) {
    return <PreviewBadge preview={state.preview} />;
  }
  if (state?.step === 'failed') return <OutcomeBadge isFailure>{t('Failed')}</OutcomeBadge>;
  const doing =
    id === undefined ? t('Being uploaded') : state?.step === 'loading' ? t('Being loaded') : t('Being read');
  return state?.step === 'waiting' ? null : <Spinner size="xs" label={doing} />;
}
