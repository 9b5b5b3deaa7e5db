import { useLocation } from '@tanstack/react-router';
import { findPageAt } from '@waybill/model';
import { NothingHereScreen } from '../ui/nothing-here-screen.tsx';
import { AnalysisScreen } from './analysis-screen.tsx';

/** The analysis page of the address. */
export function AnalysisPage() {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/+$/, '') });
  const page = findPageAt(path);
  return page === undefined ? <NothingHereScreen /> : <AnalysisScreen key={page.name} page={page} />;
}
