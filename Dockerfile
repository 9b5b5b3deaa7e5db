# The image of the server and the command `waybill`. `npm run image` builds it; docs/operating.md tells what is in it.
# Pin the base to a digest where your registry gives you one: --build-arg NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS fetched
RUN npm install --global pnpm@12.21.0
WORKDIR /waybill
# Only the lock file decides what is fetched; the two installations below take it from here.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch

FROM fetched AS manifests
COPY package.json ./
COPY apps/cli/package.json apps/cli/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/audit/package.json packages/audit/
COPY packages/client/package.json packages/client/
COPY packages/contract/package.json packages/contract/
COPY packages/invoices/package.json packages/invoices/
COPY packages/model/package.json packages/model/
COPY packages/query/package.json packages/query/
COPY packages/assistant/package.json packages/assistant/
COPY packages/spreadsheet/package.json packages/spreadsheet/
COPY packages/testkit/package.json packages/testkit/
COPY packages/warehouse/package.json packages/warehouse/
COPY packages/warehouse-clickhouse/package.json packages/warehouse-clickhouse/
COPY packages/warehouse-duckdb/package.json packages/warehouse-duckdb/
COPY db/package.json db/
COPY seed-data/package.json seed-data/
COPY bench/package.json bench/

FROM manifests AS build
RUN pnpm install --frozen-lockfile --offline
COPY tsconfig.json NOTICE ./
COPY packages packages
COPY apps/web apps/web
RUN pnpm --filter @waybill/web exec vite build
COPY apps/server apps/server
COPY apps/cli apps/cli
COPY db db
COPY seed-data seed-data
COPY scripts scripts
# The programs name libraries by their paths, which are the same below.
RUN node scripts/bundle-programs.mjs dist && rm dist/*.map

FROM manifests AS production
# filter-prod: without the test helpers that only development needs.
RUN pnpm install --frozen-lockfile --offline --prod --filter-prod '@waybill/server...' --filter-prod '@waybill/cli...'
COPY scripts/keep-used-modules.mjs /keep-used-modules.mjs
COPY --from=build /waybill/dist /programs
RUN node /keep-used-modules.mjs /programs /waybill

FROM ${NODE_IMAGE}
# Nothing is installed in a running container: npm and its dependencies would only be something to keep up to date.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
    && printf '#!/bin/sh\nexec node /waybill/dist/command.mjs "$@"\n' > /usr/local/bin/waybill \
    && printf '#!/bin/bash\nexec 3<>"/dev/tcp/127.0.0.1/${PORT:-8080}" && printf "GET /healthz HTTP/1.0\\r\\n\\r\\n" >&3 && read -r -t 20 _ status _ <&3 && [ "$status" = 200 ]\n' > /usr/local/bin/is-healthy \
    && chmod +x /usr/local/bin/waybill /usr/local/bin/is-healthy \
    && install --directory --mode 700 --owner node --group node /data /backups
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=8080 \
    LOG_LEVEL=info \
    WAYBILL_DATA=/data \
    UV_THREADPOOL_SIZE=16 \
    MALLOC_ARENA_MAX=2 \
    NODE_COMPILE_CACHE=/tmp/node-compile-cache
WORKDIR /waybill
COPY --from=production /waybill/node_modules node_modules
COPY LICENSE NOTICE package.json ./
COPY seed-data/reference seed-data/reference
COPY packages/assistant/reference packages/assistant/reference
COPY packages/assistant/words packages/assistant/words
COPY packages/audit/packs packages/audit/packs
COPY packages/invoices/community packages/invoices/community
# What changes with the code.
COPY --from=build /waybill/dist dist
COPY --from=build /waybill/apps/web/dist apps/web/dist
ARG VERSION=development
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Waybill" \
      org.opencontainers.image.description="Self-hosted portal where parcel shippers see, audit and explain what carriers charge them." \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
USER node
VOLUME /data
EXPOSE 8080
# Shell only: a Node for every check would take more than the server at rest. The first start may make the demo data.
HEALTHCHECK --interval=5s --timeout=30s --start-period=10m --retries=6 CMD ["is-healthy"]
CMD ["node", "dist/server.mjs"]
