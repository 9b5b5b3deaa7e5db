# syntax=docker/dockerfile:1
FROM node:24.21.0-bookworm-slim AS base
RUN npm install --global pnpm@12.21.0
WORKDIR /waybill

FROM base AS manifests
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/cli/package.json apps/cli/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
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
RUN pnpm install --frozen-lockfile
COPY tsconfig.json ./
COPY packages packages
COPY apps/web apps/web
RUN pnpm --filter @waybill/web exec vite build
COPY apps/server apps/server
COPY apps/cli apps/cli
COPY db db
COPY seed-data seed-data
COPY scripts scripts
# The files name libraries by their paths, which are the same below.
RUN node scripts/bundle-programs.mjs dist

FROM manifests AS production
# filter-prod: without the test helpers that only development needs.
RUN pnpm install --frozen-lockfile --prod --filter-prod '@waybill/server...' --filter-prod '@waybill/cli...'

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=8080 \
    LOG_LEVEL=info \
    WAYBILL_DATA=/data \
    UV_THREADPOOL_SIZE=16 \
    NODE_COMPILE_CACHE=/tmp/node-compile-cache
WORKDIR /waybill
COPY --from=production /waybill ./
COPY package.json ./
COPY apps/server apps/server
COPY apps/cli apps/cli
COPY packages packages
COPY db db
COPY seed-data seed-data
COPY --from=build /waybill/apps/web/dist apps/web/dist
COPY --from=build /waybill/dist dist
RUN printf '#!/bin/sh\nexec node /waybill/dist/command.mjs "$@"\n' > /usr/local/bin/waybill \
    && chmod +x /usr/local/bin/waybill \
    && mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server.mjs"]
