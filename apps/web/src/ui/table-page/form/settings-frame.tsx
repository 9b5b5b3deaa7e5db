import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFrame } from './form-frame.tsx';

interface Props {
  /** What `useProblemForm` gives. */
  readonly of: {
    readonly form: { readonly reset: () => void };
    readonly submit: FormEventHandler<HTMLFormElement>;
    readonly pending: boolean;
    readonly failure: string | undefined;
  };
  readonly readOnly?: boolean;
  readonly danger?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of settings that stay on the page: they are saved, or what was entered is undone. */
export function SettingsFrame({ of: { form, submit, pending, failure }, ...props }: Props) {
  const { t } = useTranslation();
  return (
    <FormFrame
      {...props}
      onSubmit={submit}
      onCancel={form.reset}
      cancelLabel={t('Undo')}
      submitLabel={t('Save')}
      pending={pending}
      failure={failure}
    />
  );
}
