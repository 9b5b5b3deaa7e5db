import { useTranslation } from 'react-i18next';

/** Five questions to begin with (S3 section 2.8). */
export function useFirstQuestions(): readonly string[] {
  const { t } = useTranslation();
  return [
    t('What did we spend last month?'),
    t('Spend by carrier this year'),
    t('Top 5 accessorials last quarter'),
    t('On-time share by carrier, last 13 weeks'),
    t('Average cost per package by month'),
  ];
}
