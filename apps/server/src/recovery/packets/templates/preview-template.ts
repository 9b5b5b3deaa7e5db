import { type ClaimTemplate, letterLanguages, previewedFindings } from '@waybill/contract';
import { claimCells, claimFile } from '@waybill/model';
import type { SignedInUser } from '../../../platform/http/signed-in-user.ts';
import { languageOfUser } from '../../../platform/language-of-user.ts';
import type { Services } from '../../../platform/services.ts';
import { levelsOf } from '../claim-packets.ts';
import { claimValues } from '../claim-values.ts';
import { type ClaimedFinding, claimedFindings } from '../claimed-findings.ts';
import { claimedPackages } from '../claimed-packages.ts';
import { letterWords } from '../letter/letter-words.ts';
import { carrierTemplate } from './claim-templates.ts';

/** Stands for the number that a packet will have. */
const someNumber = 'CP-0000-000000';

/**
 * What a claim file would look like: its first lines, with findings that the user may see.
 * @throws ProblemError 404 for a carrier that the tenant does not see.
 */
export async function previewTemplate(
  services: Pick<Services, 'settings' | 'warehouse' | 'files' | 'clock'>,
  user: SignedInUser,
  carrierId: number,
  template: ClaimTemplate,
  signal: AbortSignal,
): Promise<{ rows: string[][]; file: string }> {
  const { settings, warehouse } = services;
  const { carrierName } = await carrierTemplate(settings, user.tenantId, carrierId);
  const { code } = await languageOfUser(settings, user.userId);
  const words = letterWords(letterLanguages.find((each) => each === code) ?? 'en');
  const found: (ClaimedFinding & Pick<Awaited<ReturnType<typeof claimedFindings>>, 'readable'>)[] = [];
  for (const level of levelsOf(user)) {
    const asked = { filters: { carrierName }, first: previewedFindings };
    const { claimed, readable } = await claimedFindings(services, user, level, asked, signal);
    found.push(...claimed.map((each) => ({ ...each, readable })));
  }
  const claims = await Promise.all(
    found.slice(0, previewedFindings).map(async ({ finding, readable }) => {
      const packageOf = await claimedPackages(warehouse, readable, [finding], signal);
      return claimValues(finding, packageOf(finding), someNumber, words);
    }),
  );
  return { rows: claims.map((claim) => claimCells(template, claim)), file: claimFile(template, claims) };
}
