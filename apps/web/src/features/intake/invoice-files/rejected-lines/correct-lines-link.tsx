import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Opens the lines of a file that cannot be read. */
export function CorrectLinesLink({ fileId, size = 'sm' }: { readonly fileId: number; readonly size?: 'xs' | 'sm' }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Button
      size={size}
      style={{ alignSelf: 'flex-start' }}
      onClick={() => void navigate({ to: `/uploadFiles/${fileId}/rejectedLines` })}
    >
      {t('Correct the rejected lines')}
    </Button>
  );
}
