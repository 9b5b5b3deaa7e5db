import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFrame } from './form-frame.tsx';

type Frame = ComponentProps<typeof FormFrame>;

interface Props extends Pick<Frame, 'readOnly' | 'danger' | 'children'> {
  /** What `useProblemForm` gives. */
  readonly of: {
    readonly form: { readonly reset: () => void };
    readonly frame: Pick<Frame, 'onSubmit' | 'pending' | 'failure'>;
  };
}

/** The frame of settings that stay on the page: they are saved, or what was entered is undone. */
export function SettingsFrame({ of: { form, frame }, ...props }: Props) {
  const { t } = useTranslation();
  return <FormFrame {...props} {...frame} onCancel={form.reset} cancelLabel={t('Undo')} submitLabel={t('Save')} />;
}
