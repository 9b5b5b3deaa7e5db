import { Select } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { mostAccountNumbers, validateAccountNumbers } from '@waybill/contract';
import { type AccountList, accountNumberRules, readAccountList } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { ListInput, RefusedLines } from '../../../ui/fields/list-input.tsx';
import classes from '../../../ui/looks/tool-page.module.css';
import { carrierChoices, idOf, optionsOf } from '../../../ui/table-page/choices.ts';
import { AccountResults } from './account-results.tsx';

const height = 260;
const example = ['4R7A21', 'FedEx, 201477310'].join('\n');

/** Which account numbers are known, active and billed (S3 section 2.3). */
export function AccountValidationPage() {
  const { t } = useTranslation();
  const { data: carriers = [] } = useQuery(carrierChoices);
  const [typed, setTyped] = useState('');
  const [carrier, setCarrier] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const checking = useMutation({
    mutationFn: async (list: AccountList) => ({
      list,
      checked: await call(validateAccountNumbers, {
        body: { accounts: list.accounts.map(({ number, carrierId }) => ({ number, carrierId })) },
      }),
    }),
  });
  const submit = () => {
    const list = readAccountList(typed, carriers, idOf(carrier));
    const problem = problemOf(list);
    setError(problem);
    if (problem === null) checking.mutate(list);
  };
  const problemOf = ({ accounts }: AccountList): string | null => {
    if (accounts.length === 0) return t('Please enter an account number.');
    if (accounts.length <= mostAccountNumbers) return null;
    return t('{{given}} account numbers are too many: at most {{most}} can be checked at once.', {
      given: countText(accounts.length),
      most: countText(mostAccountNumbers),
    });
  };
  const { data } = checking;
  return (
    <div className={classes.page}>
      <section className={`${classes.card} ${classes.padded}`} aria-label={t('Account numbers')}>
        <ListInput
          label={t('Account numbers')}
          description={`${t('Up to {{most}}, one per line, with or without the carrier, or from a CSV file.', {
            most: countText(mostAccountNumbers),
          })} ${accountNumberRules.map((rule) => t(rule)).join('; ')}.`}
          placeholder={example}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setError(null);
          }}
          onSubmit={submit}
          submitLabel={t('Check')}
          busy={checking.isPending}
          error={error}
        >
          <Select
            label={t('Carrier for lines without one')}
            placeholder={t('Any carrier')}
            clearable
            searchable
            w={220}
            data={optionsOf(carriers)}
            value={carrier}
            onChange={setCarrier}
          />
        </ListInput>
      </section>
      {checking.isPending ? <CardSkeleton height={height} /> : null}
      {checking.error === null ? null : (
        <CardFailure
          error={checking.error}
          height={height}
          onRetry={() => checking.variables && checking.mutate(checking.variables)}
        />
      )}
      {data === undefined || checking.isPending ? null : (
        <>
          <RefusedLines
            title={t('{{count, number}} lines without an account number', { count: data.list.refused.length })}
            lines={data.list.refused.map(({ line, text }) => t('Line {{line}}: ‘{{entry}}’', { line, entry: text }))}
          />
          <AccountResults
            key={checking.submittedAt}
            checked={data.checked}
            lines={data.list.accounts.map(({ line }) => line)}
          />
        </>
      )}
    </div>
  );
}
