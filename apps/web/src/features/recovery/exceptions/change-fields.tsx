import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  claimChannels,
  denialReasons,
  dismissalReasons,
  type ExceptionState,
  exceptionStates,
  filedStates,
  type Named,
} from '@waybill/contract';
import { claimChannelNames, claimReasonNames, exceptionStateNames, type FindingsLevel } from '@waybill/model';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { optionsOf } from '../../../ui/table-page/choices.ts';
import { ownersOptions } from './exception-queries.ts';

/** States that follow from credits: nobody chooses them. */
const followingStates: readonly ExceptionState[] = ['partly_credited', 'credited'];

interface StateProps extends Omit<ComponentProps<typeof Select>, 'data'> {
  /** What it is now: offered even if it follows from credits. */
  readonly held?: ExceptionState;
}

/** A choice among the states that somebody gives a finding. */
export function StateSelect({ held, ...props }: StateProps) {
  const { t } = useTranslation();
  const offered = exceptionStates.filter((state) => state === held || !followingStates.includes(state));
  return (
    <Select
      {...props}
      label={t('Status')}
      data={offered.map((state) => ({ value: state, label: t(exceptionStateNames[state]) }))}
    />
  );
}

interface OwnerProps extends Omit<ComponentProps<typeof Select>, 'data'> {
  readonly level: FindingsLevel;
  readonly held?: Named | null;
}

/** A choice among those who may work on findings. */
export function OwnerSelect({ level, held = null, ...props }: OwnerProps) {
  const { t } = useTranslation();
  const { data: owners } = useQuery(ownersOptions(level));
  return (
    <Select
      placeholder={t('Nobody')}
      {...props}
      label={t('Assigned to')}
      clearable
      searchable
      limit={100}
      data={optionsOf(owners, held === null ? [] : [held])}
    />
  );
}

/** What is written about a claim in a form; empty or null where nothing is. */
export interface ClaimValues {
  readonly state: string | null;
  readonly reason: string | null;
  readonly claimReference: string;
  readonly claimedOn: string;
  readonly claimChannel: string | null;
}

interface FieldsProps {
  readonly state: string | null;
  readonly inputProps: (field: keyof ClaimValues) => object;
}

/** The fields that a state asks for: why a claim was denied or a finding dismissed, and how a claim was filed. */
export function ClaimFields({ state, inputProps }: FieldsProps) {
  const { t } = useTranslation();
  const reasons = state === 'denied' ? denialReasons : state === 'accepted' ? dismissalReasons : [];
  const isFiled = filedStates.some((each) => each === state);
  return (
    <>
      {reasons.length === 0 ? null : (
        <Select
          label={t('Reason')}
          clearable
          data={reasons.map((reason) => ({ value: reason, label: t(claimReasonNames[reason]) }))}
          {...inputProps('reason')}
        />
      )}
      {isFiled ? (
        <>
          <TextInput
            label={t('Claim number')}
            description={t('The carrier’s reference for the claim')}
            maxLength={60}
            {...inputProps('claimReference')}
          />
          <DayField
            label={t('Filed on')}
            {...(inputProps('claimedOn') as Pick<ComponentProps<typeof DayField>, 'value' | 'error'> & {
              readonly onChange: (value: string) => void;
            })}
          />
          <Select
            label={t('Filed through')}
            clearable
            data={claimChannels.map((channel) => ({ value: channel, label: t(claimChannelNames[channel]) }))}
            {...inputProps('claimChannel')}
          />
        </>
      ) : null}
    </>
  );
}
