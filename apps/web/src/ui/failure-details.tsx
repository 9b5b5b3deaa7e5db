import { useTranslation } from 'react-i18next';
import { ApiError } from '../lib/api/api-error.ts';
import classes from './card.module.css';

/** What exactly failed, for whoever is asked for help: folded until somebody wants to know (S2 section 2). */
export function FailureDetails({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const lines = detailsOf(error);
  if (lines.length === 0) return null;
  return (
    <details className={classes.details}>
      <summary>{t('Details')}</summary>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </details>
  );
}

function detailsOf(error: unknown): readonly string[] {
  if (error instanceof ApiError) {
    const { status, detail, problem } = error;
    const fields = (problem?.errors ?? []).map(({ field, message }) => `${field}: ${message}`);
    return [`${status === 0 ? '' : `${status} `}${detail}`.trim(), ...fields].filter((line) => line !== '');
  }
  return error instanceof Error && error.message !== '' ? [error.message] : [];
}
