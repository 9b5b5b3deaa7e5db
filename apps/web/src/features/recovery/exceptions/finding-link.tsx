import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Finding } from '@waybill/contract';
import { type ExceptionLevel, findRule } from '@waybill/model';
import type { ReactNode } from 'react';

/** The days among whose invoices a finding was found. */
export interface FindingDays {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** What the finding is about: a package, or one of its charges. */
export const levelOf = ({ rule }: Pick<Finding, 'rule'>): ExceptionLevel => findRule(rule)?.level ?? 'tracking';

interface Props {
  readonly finding: Pick<Finding, 'id' | 'rule'>;
  readonly dates: FindingDays;
  readonly label?: string;
  readonly children: ReactNode;
}

/** The way to the page of a finding. */
export function FindingLink({ finding, dates, label, children }: Props) {
  const to = levelOf(finding) === 'tracking' ? '/exceptionTracking/$findingId' : '/exceptionCharge/$findingId';
  return (
    <Anchor
      fz="sm"
      fw={500}
      c="var(--wb-accent-text)"
      aria-label={label}
      title={label}
      renderRoot={(props) => <Link {...props} to={to} params={{ findingId: finding.id }} search={dates} />}
    >
      {children}
    </Anchor>
  );
}
