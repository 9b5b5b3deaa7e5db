import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { internalDoctorRoute } from './doctor/internal-doctor.ts';

/** Endpoints for the check-up of a running server. */
export const startEndpoints: EndpointList = [internalDoctorRoute];
