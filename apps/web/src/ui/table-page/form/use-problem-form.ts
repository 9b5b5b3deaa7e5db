import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorText, fieldText } from '../../../lib/api/api-error.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { withChanges } from '../../../lib/unsaved/with-changes.ts';

type Fields = Record<string, unknown>;

const useFields = <Values extends Fields>(initialValues: Values) => useForm<Values>({ initialValues });

/** A form with these values, as components take it. */
export type FormOf<Values extends Fields> = ReturnType<typeof useFields<Values>>;

interface Options<Values extends Fields, Answer> {
  readonly initialValues: Values;
  /** What is edited, where several forms with the same fields open at one address. */
  readonly about?: string | undefined;
  /** The values as they are now: what others saved since the form was opened stays. Absent for what is new. */
  readonly current?: (() => Promise<Values>) | undefined;
  readonly send: (values: Values) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
}

/**
 * A form that is sent to the server: what the server says first of a field is at the field, all else above the form.
 * What is entered is kept as a draft until it is saved or given up.
 */
export function useProblemForm<Values extends Fields, Answer>(options: Options<Values, Answer>) {
  const form = useFields(options.initialValues);
  const [opened, setOpened] = useState(options.initialValues);
  const forget = useDraft({ about: options.about, values: form.values, opened, restore: form.setValues });
  const fieldErrors = (error: unknown) =>
    (error instanceof ApiError ? (error.problem?.errors ?? []) : [])
      .map(({ field, message }) => ({
        field,
        name: field.split('.')[0] ?? field,
        message: fieldText(message),
      }))
      .filter(({ name }) => name in options.initialValues);
  const sending = useMutation<Answer, Error, { readonly values: Values }>({
    mutationFn: async ({ values }) => {
      const now = await options.current?.();
      return options.send(now === undefined ? values : withChanges<Values>(values, { opened, now }));
    },
    onSuccess: (answer, { values }) => {
      forget();
      setOpened(values);
      form.setInitialValues(values);
      options.onDone(answer);
    },
    onError: (error) =>
      form.setErrors(
        Object.fromEntries(
          fieldErrors(error)
            .flatMap(({ field, name, message }) => [
              [name, message],
              [field, message],
            ])
            .reverse(),
        ),
      ),
  });
  const isAtFields = fieldErrors(sending.error).length > 0;
  return {
    form,
    /** What a frame needs of it. */
    frame: {
      onSubmit: form.onSubmit((values) => sending.mutate({ values })),
      pending: sending.isPending,
      failure: sending.error === null || isAtFields ? undefined : errorText(sending.error),
    },
  };
}
