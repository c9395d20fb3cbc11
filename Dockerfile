# syntax=docker/dockerfile:1

FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Of the East Asian fonts only what is drawn: the rest is 150 MB.
RUN npm run build && npm prune --omit=dev && \
  find node_modules/@fontsource/noto-sans-[sjk]* -path '*/files/*' ! -name '*-[0-9]*-[47]00-normal.woff' -delete

FROM node:26-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/openapi/gen ./openapi/gen
COPY --from=build /app/server ./server
COPY --from=build /app/dist ./dist
COPY --from=build /app/src/capabilities/resume ./src/capabilities/resume
COPY --from=build /app/src/lib/resume-words.ts ./src/lib/resume-words.ts
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/v1/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
