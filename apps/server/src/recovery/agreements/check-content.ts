import { type Agreement, type AgreementLine, lineKinds, readAgreement } from '@waybill/audit';
import { type AgreementContent, mostAgreementLines, mostAgreementNames, mostAgreementZones } from '@waybill/contract';
import { badRequest } from '../../platform/problems.ts';

/** The agreement in a request. @throws ProblemError 400 that names each wrong field and what to write there. */
export function checkedContent(content: AgreementContent): Agreement {
  const { agreement, problems } = readContent(content);
  if (agreement !== undefined) return agreement;
  throw badRequest(
    problems.map(({ field, problem }) => `${field}: ${problem}`).join('\n'),
    problems.map(({ field, problem }) => ({ field, message: problem })),
  );
}

type Read = ReturnType<typeof readAgreement>;

/** Reads an agreement; the paths to its wrong values begin with `content`. */
export function readContent(content: AgreementContent): Read {
  const read = readAgreement(content);
  if (read.agreement === undefined)
    return { problems: read.problems.map(({ field, problem }) => ({ field: pathTo(field), problem })) };
  const problem = sizeProblem(read.agreement);
  return problem === undefined ? read : { problems: [{ field: 'content', problem }] };
}

/** Comparing lines with each other takes time for each pair. */
function sizeProblem(agreement: Agreement): string | undefined {
  const lines: readonly AgreementLine[] = lineKinds.flatMap((kind) => [...agreement[kind]]);
  if (lines.length > mostAgreementLines)
    return `An agreement may have at most ${mostAgreementLines} lines; this one has ${lines.length}.`;
  const charges = agreement.accessorials.reduce((sum, line) => sum + line.charges.length, 0);
  const names = lines.reduce((sum, { services, zones = [] }) => sum + services.length + zones.length, charges);
  if (names > mostAgreementNames)
    return `The lines may name at most ${mostAgreementNames} services, zones and charges; these name ${names}.`;
  const zones = new Set(lines.flatMap((line) => line.zones ?? [])).size;
  if (zones > mostAgreementZones)
    return `An agreement may name at most ${mostAgreementZones} zones; this one names ${zones}.`;
  return undefined;
}

const pathTo = (field: string): string => (field === '' ? 'content' : `content.${field}`);
