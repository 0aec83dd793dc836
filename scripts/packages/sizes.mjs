import { join } from 'node:path'
import esbuild from '@size-limit/esbuild'
import file from '@size-limit/file'
import sizeLimit from 'size-limit'
import { ROOT } from '../lib/paths.mjs'

/**
 * What an import brings into a page's first load, minified and packed by gzip with all its dependencies but React,
 * and the most it may be, in bytes. What is imported dynamically is no part of it.
 */
const LIMITS = [
  {
    name: 'event-log with ./react',
    imports: {
      'event-log/dist/index.js': '{ createEventLog }',
      'event-log/dist/react.js': '{ createEventLogHooks }',
    },
    most: 4_096,
  },
  {
    name: 'browser-storage',
    imports: { 'browser-storage/dist/index.js': '*' },
    most: 500,
  },
  { name: 'feature-flags', imports: { 'feature-flags/dist/index.js': '*' }, most: 1_000 },
  {
    name: 'analytics, the choice alone',
    imports: { 'analytics/dist/index.js': '{ createUsageChoice }' },
    most: 1_000,
  },
  {
    name: 'analytics, ./react before Amplitude',
    imports: { 'analytics/dist/react.js': '{ AnalyticsProvider, useUsageChoice }' },
    most: 2_200,
  },
  {
    name: 'api-client',
    imports: { 'api-client/dist/index.js': '{ createApiClient }' },
    most: 14_000,
  },
  {
    name: 'chat with ./react before Ably, with TanStack Query and jotai',
    imports: {
      'chat/dist/index.js': '{ clearChatStorage, countUnread, isUnread }',
      'chat/dist/react.js': '*',
    },
    most: 20_000,
  },
  // For servers and tests; a page carries the copy of what it shows.
  { name: 'contract/errors', imports: { 'contract/dist/errors.js': '*' }, most: 3_600 },
  { name: 'contract/codes', imports: { 'contract/dist/codes.js': '*' }, most: 1_000 },
  {
    name: 'contract/story-turn/copy, the fields alone',
    imports: { 'contract/dist/story-turn/copy.js': '{ STORY_TURN_FIELD_COPY }' },
    most: 400,
  },
  { name: 'korean', imports: { 'korean/dist/index.js': '*' }, most: 25_000 },
  {
    name: 'korean, withParticle alone',
    imports: { 'korean/dist/index.js': '{ withParticle }' },
    most: 14_000,
  },
  { name: 'ui, Button alone', imports: { 'ui/dist/index.js': '{ Button }' }, most: 1_500 },
]

/** Each limit with the bytes that were measured on the builds. */
export async function measureSizes() {
  const checks = LIMITS.map(({ imports }) => ({
    files: [],
    import: Object.fromEntries(
      Object.entries(imports).map(([path, names]) => [join(ROOT, 'packages', path), names]),
    ),
    ignore: ['react', 'react-dom'],
    gzip: true,
    modifyEsbuildConfig: (config) => ({
      ...config,
      format: 'esm',
      logLevel: 'error',
      plugins: [withoutLazyParts],
    }),
  }))
  const measured = await sizeLimit([esbuild, file], { checks })
  return LIMITS.map(({ name, most }, at) => ({ name, most, bytes: measured[at].size }))
}

const withoutLazyParts = {
  name: 'without-lazy-parts',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : null,
    )
  },
}
