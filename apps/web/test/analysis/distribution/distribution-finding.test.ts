import { expect, it } from 'vitest';
import { distributionFinding } from '../../../src/features/analysis/widgets/distribution/distribution-finding.ts';

const areas = [
  { digits: '', packages: 90, share: 60 },
  { digits: '606', packages: 20, share: 13.33 },
  { digits: '770', packages: 40, share: 26.67 },
];

it('names the ZIP area with most packages, whatever has no postal code', () => {
  const nameOf = (digits: string) => `${digits} Houston`;
  expect(distributionFinding(areas, 'consignee', nameOf)).toBe('770 Houston receives the most: Packages 40, 26.67%');
  expect(distributionFinding(areas, 'sender', nameOf)).toBe('770 Houston sends the most: Packages 40, 26.67%');
  expect(distributionFinding([{ digits: '', packages: 3, share: 100 }], 'consignee', nameOf)).toBe('');
});
