import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** The endpoints of a domain, each of which adds itself to the app. */
export type EndpointList = readonly ((app: FastifyInstance, services: Services) => void)[];
