import { Loader, type LoaderProps } from '@mantine/core';

/** Shows that something is under way, and tells screen readers what. Where a text beside it says so, use a bare loader. */
export function Spinner({ label, ...look }: { label: string } & Pick<LoaderProps, 'size' | 'type'>) {
  return <Loader {...look} role="status" aria-label={label} />;
}
