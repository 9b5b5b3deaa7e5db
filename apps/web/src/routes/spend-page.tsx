import { spend } from '@waybill/model';
import { AnalysisScreen } from './analysis-screen.tsx';

export function SpendPage() {
  return <AnalysisScreen page={spend} />;
}
