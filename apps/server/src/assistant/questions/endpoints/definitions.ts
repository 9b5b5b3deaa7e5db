import { dimensions, measures } from '@waybill/assistant';
import { listDefinitions, listDimensionValues } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import { badRequest } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { questionReaderOf } from '../../answers/question-readers.ts';
import { readerScopeOf } from '../../answers/reader-scope.ts';
import { knownNames } from '../../language-model/offered-names.ts';
import { dimensionNamed } from '../reading-of-figures.ts';

const mostValues = 200;

export function definitionRoutes(app: FastifyInstance, services: Services): void {
  route(app, listDefinitions, async () => ({
    measures: Object.values(measures).map(({ name, text: label, meaning, unit, notes, path }) => ({
      ...{ name, label, meaning, unit, path },
      notes: [...notes],
    })),
    dimensions: Object.entries(dimensions).map(([name, { label }]) => ({ name, label })),
  }));

  route(app, listDimensionValues, async ({ query: { clientId, dimension, search }, user, reply }) => {
    const name = dimensionNamed(dimension, 'dimension');
    const readerScope = await readerScopeOf(services, user, { clientId });
    const { values } = await questionReaderOf(services, readerScope, callSignal(reply));
    const known = knownNames(values).get(name);
    if (known === undefined) {
      const message = `The values of ${dimensions[name].label} are too many to be listed. Any can be a filter.`;
      throw badRequest(message, [{ field: 'dimension', message }]);
    }
    const found = [...known.keys()].filter((value) => value.toLowerCase().includes(search.toLowerCase()));
    return { values: found.slice(0, mostValues), total: found.length };
  });
}
