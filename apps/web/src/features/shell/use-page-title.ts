import { useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** What the page is called (S3 sections 2.1 and 2.2). */
export function usePageTitle(): string | undefined {
  const { t } = useTranslation();
  const isMissing = useMatches({
    select: (matches) => matches.some(({ status, staticData }) => status === 'notFound' || staticData.isMissing),
  });
  const named = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  if (isMissing) return t('Page Not Found OR Access Denied');
  return named === undefined ? undefined : t(named);
}
