import {
  createMarkupAssignment,
  deleteMarkupAssignment,
  getMarkupAssignment,
  listMarkupAssignments,
  updateMarkupAssignment,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { readableAssignment, readableAssignments } from '../read-assignments.ts';
import { createAssignment, deleteAssignment, updateAssignment } from '../save-assignment.ts';

/** Which clients are billed with which markup. */
export function markupAssignmentRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  route(app, listMarkupAssignments, async ({ user, query }) =>
    tablePage(settings, await readableAssignments(settings, user), query, {
      searched: ['clientName', 'markupName'],
      unique: 'id',
    }),
  );
  route(app, getMarkupAssignment, ({ user, params }) => readableAssignment(settings, user, params.id));
  route(app, createMarkupAssignment, ({ user, body }) => createAssignment(services, user, body));
  route(app, updateMarkupAssignment, ({ user, params, body }) => updateAssignment(services, user, params.id, body));
  route(app, deleteMarkupAssignment, async ({ user, params }) => {
    await deleteAssignment(services, user, params.id);
    return { message: 'The assignment is deleted.' };
  });
}
