import { lintAgreement } from '@waybill/audit';
import {
  activateAgreementVersion,
  agreementTiers,
  checkAgreementVersion,
  createAgreement as createAgreementCall,
  deleteAgreement as deleteAgreementCall,
  draftAgreementFromBills,
  endAgreement as endAgreementCall,
  exportAgreement,
  getAgreement,
  getAgreementVersion,
  lintAgreementContent,
  listAgreements,
  mostAgreementLines,
  readAgreementTable,
  saveAgreementVersion,
} from '@waybill/contract';
import { FairLine } from '@waybill/db';
import { dayOf, fileName } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import { attachment } from '../../../platform/http/attachment.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { PlainText, route } from '../../../platform/http/route.ts';
import { largestTableBody, uploadedTable } from '../../../platform/reading/uploaded-table.ts';
import { sealerOf } from '../../../platform/secrets/sealer.ts';
import type { Services } from '../../../platform/services.ts';
import { fieldProblem } from '../../../platform/tables/field-problem.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import {
  activateVersion,
  createAgreement,
  deleteAgreement,
  endAgreement,
  exportVersion,
  saveVersion,
} from '../change-agreements.ts';
import { readContent } from '../check-content.ts';
import { checkVersion } from '../check-version.ts';
import { draftFromBills } from '../draft-from-bills.ts';
import {
  agreementDetail,
  agreementsFor,
  openedVersion,
  presentAgreement,
  type StoredAgreement,
  versionDetail,
} from '../read-agreements.ts';
import { tiersOfAgreement } from '../tiers-of-agreement.ts';

const ratingsAtATime = 1;
/** Every line may be one of the agreement; above them stand a title and the names of columns. */
const mostTableLines = mostAgreementLines + 100;

/** What clients and carriers have agreed: versions, notes, checks, tiers. */
export function agreementRoutes(app: FastifyInstance, services: Services): void {
  const { settings, clock, files } = services;
  const line = new FairLine(ratingsAtATime);

  route(app, listAgreements, async ({ query, user }) => {
    const { clientId, carrierId, ...asked } = query;
    let agreements = await agreementsFor(settings, user);
    if (clientId !== undefined) agreements = agreements.where('agreement.client_id', '=', clientId);
    if (carrierId !== undefined) agreements = agreements.where('agreement.carrier_id', '=', carrierId);
    const searched = ['clientName', 'carrierName'] as const;
    const { rows, total } = await tablePage<StoredAgreement>(settings, agreements, asked, { searched, unique: 'id' });
    const sealer = await sealerOf(files);
    return { rows: rows.map((row) => presentAgreement(sealer, row, dayOf(clock()))), total };
  });
  route(app, getAgreement, ({ params, user }) => agreementDetail(services, user, params.id));
  route(app, getAgreementVersion, ({ params, user }) => versionDetail(services, user, params));
  route(app, createAgreementCall, ({ body, user }) => createAgreement(services, user, body));
  route(app, draftAgreementFromBills, ({ body, user, reply }) =>
    draftFromBills(services, user, body, callSignal(reply)),
  );
  route(
    app,
    readAgreementTable,
    async ({ body, user, reply }) => {
      const { sheets, lines } = await uploadedTable(services, user, body, callSignal(reply));
      if (lines.length > mostTableLines)
        throw fieldProblem('content', `must have at most ${mostTableLines} lines; this table has ${lines.length}`);
      return { sheets: [...sheets], lines: lines.map((cells) => [...cells]) };
    },
    { bodyLimit: largestTableBody },
  );
  route(app, saveAgreementVersion, ({ params, body, user }) => saveVersion(services, user, params.id, body));
  route(app, lintAgreementContent, async ({ body }) => {
    const { agreement, problems } = readContent(body.content);
    const notes = agreement === undefined ? [] : lintAgreement(agreement, dayOf(clock()));
    return { problems: [...problems], notes: [...notes] };
  });
  route(app, checkAgreementVersion, ({ params, body, user, reply }) =>
    checkVersion({ ...services, line }, user, params, body, callSignal(reply)),
  );
  route(app, activateAgreementVersion, ({ params, user }) => activateVersion(services, user, params));
  route(app, endAgreementCall, ({ params, user }) => endAgreement(services, user, params.id));
  route(app, exportAgreement, async ({ params, user, reply }) => {
    const { name, text } = await exportVersion(services, user, params);
    reply.header('content-disposition', attachment(fileName(name)));
    return new PlainText('application/json', text);
  });
  route(app, agreementTiers, async ({ params, user }) => {
    const { row, agreement } = await openedVersion(services, user, params);
    return await tiersOfAgreement(services, row.clientId, agreement, dayOf(clock()));
  });
  route(app, deleteAgreementCall, async ({ params, user }) => {
    await deleteAgreement(services, user, params.id);
    return { message: 'The agreement is deleted.' };
  });
}
