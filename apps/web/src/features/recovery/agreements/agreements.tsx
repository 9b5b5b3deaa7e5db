import { useState } from 'react';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { AgreementScreen } from './agreement-screen.tsx';
import { AgreementsTable } from './agreements-table.tsx';
import { NewAgreement } from './new-agreement.tsx';

/** What clients and carriers have agreed: the list, or one agreement as the address says. */
export default function Agreements() {
  const { search, open, close } = useTableAddress();
  const [isDrafting, setDrafting] = useState(false);
  const openNew = (drafting: boolean) => {
    setDrafting(drafting);
    open('new');
  };
  if (search.open === undefined) return <AgreementsTable onNew={() => openNew(false)} onDraft={() => openNew(true)} />;
  if (search.open === 'new') return <NewAgreement isDrafting={isDrafting} onClose={close} onSaved={open} />;
  return <AgreementScreen key={search.open} id={search.open} onClose={close} />;
}
