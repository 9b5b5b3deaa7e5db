import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { MapFile } from './map-file.tsx';

/** Maps a file whose layout is not known yet, beginning with what Waybill guessed. */
export function MapNewLayout(props: Omit<ComponentProps<typeof MapFile>, 'title' | 'purpose'>) {
  const { t } = useTranslation();
  return (
    <MapFile
      title={t('Map {{name}}', { name: props.start.fileName })}
      purpose={t(
        'Waybill guessed what the columns contain. Correct its guesses until the preview is right, then save the layout: files like this will be recognised from then on.',
      )}
      {...props}
    />
  );
}
