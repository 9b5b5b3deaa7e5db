import { Anchor, type AnchorProps } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

interface Props extends AnchorProps {
  /** An address of the portal with its parameters, as the server writes it. */
  readonly href: string;
  readonly children: ReactNode;
  readonly onFollow?: () => void;
}

/** A link to an address that came from the server; it opens without loading the portal again. */
export function PortalLink({ href, children, onFollow, ...props }: Props) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
    void router.navigate({ href });
  };
  return (
    <Anchor {...props} href={href} onClick={follow}>
      {children}
    </Anchor>
  );
}
