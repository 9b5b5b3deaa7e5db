# A stand-in; ../images.sh makes it.
ARG BASE
FROM ${BASE}
COPY node/ /usr/local/
RUN useradd --uid 1000 --user-group --shell /bin/bash --create-home node \
    && ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
    && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx
CMD ["node"]
