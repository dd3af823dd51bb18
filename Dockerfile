# The shop for production: docs/operations.md has its settings. PostgreSQL, Firebase and SSLCommerz are elsewhere.

FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY .githooks .githooks
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && rm -r dist/dev-services
# The build contains the packages of the pages, and production needs no stand-ins.
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /shop
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
COPY --from=build /shop/package.json ./
COPY --from=build /shop/scripts/start.mjs /shop/scripts/freshness.mjs scripts/
COPY --from=build /shop/contract/openapi.yaml contract/
COPY --from=build /shop/server/src/db/migrations server/src/db/migrations
COPY --from=build /shop/server/src/db/routines server/src/db/routines
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/dist dist
# Uploaded pictures, unless they are in S3.
RUN install --directory --owner=node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
