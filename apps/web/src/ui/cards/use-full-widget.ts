import { useEffect, useState } from 'react';
import { useViewAddress } from '../../lib/analysis/use-view-address.ts';

/** Which widget fills the screen: at once as it is chosen, so that the focus finds its way back, and in the address. */
export function useFullWidget() {
  const { view, change } = useViewAddress();
  const [full, setFull] = useState(view.full);
  useEffect(() => setFull(view.full), [view.full]);
  const show = (name: string | undefined) => {
    setFull(name);
    change({ full: name });
  };
  return { full, show };
}
