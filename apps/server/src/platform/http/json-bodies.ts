import plugin from 'fastify-plugin';

/**
 * JSON bodies, without keys that would reach prototypes. The portal's clients send the JSON header with every request,
 * also with those that have no body (S1 section 7): no text is not a body.
 */
export const jsonBodies = plugin(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    return parse(request, text.toString(), done);
  });
});
