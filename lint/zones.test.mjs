import { describe, it } from 'node:test'
import { RuleTester } from 'oxlint/plugins-dev'
import { verbSignature } from './rules/verb-signature.mjs'
import { zones } from './rules/zones.mjs'

RuleTester.describe = describe
RuleTester.it = it

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } })
const at = (file, code) => ({ filename: `/repo/${file}`, code })
const refused = (file, code, message) => ({ ...at(file, code), errors: [{ message }] })

const WEB = 'apps/web/src'

tester.run('zones of a site', zones, {
  valid: [
    at(`${WEB}/app/articles/page.tsx`, `import { List } from '../../features/articles/list'`),
    at(`${WEB}/features/articles/list.tsx`, `import { api } from '../../lib/api'`),
    at(`${WEB}/features/articles/list.tsx`, `import { row } from './internal/row'`),
    at(`${WEB}/features/articles/internal/row.tsx`, `import { cell } from './cell'`),
    at(`${WEB}/lib/api.ts`, `import { env } from '../env'`),
    at(`${WEB}/features/articles/list.tsx`, `import { Button } from '@doran/ui'`),
    at(`${WEB}/areas/games.tsx`, `import { List } from '../features/articles/list'`),
    at(`${WEB}/app/page.tsx`, `import { ROWS } from '../areas/web-areas'`),
  ],
  invalid: [
    refused(
      `${WEB}/features/articles/list.tsx`,
      `import { Login } from '../login/login'`,
      /feature articles may not import feature login/,
    ),
    refused(
      `${WEB}/features/articles/list.tsx`,
      `import type { A } from '@doran/web/features/login/a'`,
      /imports its own files by their path/,
    ),
    refused(
      `${WEB}/features/articles/list.tsx`,
      `export type { A } from '../login/a'`,
      /feature articles may not import feature login/,
    ),
    refused(
      `${WEB}/features/articles/list.tsx`,
      `import '../../app/page'`,
      /may not import a route/,
    ),
    refused(
      `${WEB}/lib/api.ts`,
      `const a = import('../features/login/login')`,
      /lib is the lowest/,
    ),
    refused(`${WEB}/lib/api.ts`, `import type { P } from '../app/page'`, /lib is the lowest/),
    refused(
      `apps/brand-new/src/features/a/b.tsx`,
      `let x: import('../c/d').D`,
      /feature a may not import feature c/,
    ),
    refused(
      `${WEB}/features/articles/list.tsx`,
      `import { ROWS } from '../../areas/web-areas'`,
      /areas compose features/,
    ),
    refused(`${WEB}/areas/games.tsx`, `import '../app/page'`, /area may not import a route/),
    refused(
      `${WEB}/app/page.tsx`,
      `import { row } from '../features/articles/internal/row'`,
      /internal\/ is private to features\/articles/,
    ),
  ],
})

const API = 'apps/api/src'
const MODULE = `${API}/modules`

tester.run('zones of the api', zones, {
  valid: [
    at(`${API}/app.ts`, `import { mountCall } from './platform/http/mount-call.js'`),
    at(`${API}/main.ts`, `import { seedThemes } from './modules/theme/index.js'`),
    at(`${API}/commands/role.ts`, `import { grantRole } from '../modules/account/index.js'`),
    at(`${API}/platform/auth/auth-cookie.ts`, `import { readCookie } from '../cookies/cookies.js'`),
    at(`${MODULE}/index.ts`, `import { plays } from './plays/module.js'`),
    at(`${API}/schema/tables.ts`, `export { play } from './plays/play.table.js'`),
    at(`${API}/schema/plays/play.table.ts`, `import { theme } from '../themes/theme.table.js'`),
    at(
      `${API}/schema/plays/play.table.ts`,
      `import { instant } from '../../platform/db/columns.js'`,
    ),
    at(`${API}/schema/plays/play.table.ts`, `import { KINDS } from '@doran/contract/limits'`),
    at(`${MODULE}/index.ts`, `import * as tables from '../schema/tables.js'`),
    at(`${MODULE}/plays/module.ts`, `import { playsHandlers } from './plays.routes.js'`),
    at(`${MODULE}/plays/plays.routes.ts`, `import { start } from './start-play.js'`),
    at(`${MODULE}/plays/plays.routes.ts`, `import { Hono } from 'hono'`),
    at(`${MODULE}/plays/start-play.ts`, `import { insertPlay } from './play-repository.js'`),
    at(`${MODULE}/plays/start-play.ts`, `import { findTheme } from '../themes/index.js'`),
    at(
      `${MODULE}/plays/play-repository.ts`,
      `import { play } from '../../schema/plays/play.table.js'`,
    ),
    at(`${MODULE}/plays/plays.test.ts`, `import { play } from '../../schema/tables.js'`),
    at(`${MODULE}/plays/play-repository.ts`, `import { toRow } from './internal/to-row.js'`),
    at(`${MODULE}/plays/play-repository.ts`, `import type { Start } from './start-play.js'`),
    at(`${MODULE}/plays/play-repository.ts`, `import { hash } from './play-hash.js'`),
    at(`${MODULE}/plays/plays.routes.test.ts`, `import { createApp } from '../../app.js'`),
    at(`${MODULE}/plays/plays.test.ts`, `import { startTestApi } from '../../testing/test-app.js'`),
  ],
  invalid: [
    refused(`${API}/loose.ts`, `export const a = 1`, /stands in no zone/),
    refused(`${API}/resources/cache.ts`, `export const a = 1`, /stands in no zone/),
    refused(`${MODULE}/plays/play.table.ts`, `export const a = 1`, /stands in no zone/),
    refused(`${API}/schema/play.table.ts`, `export const a = 1`, /stands in no zone/),
    refused(`${API}/schema/plays/play-row.ts`, `export const a = 1`, /stands in no zone/),
    refused(
      `${API}/schema/plays/play.table.ts`,
      `import type { Play } from '../../modules/plays/index.js'`,
      /other tables and platform\/db alone/,
    ),
    refused(
      `${API}/schema/plays/play.table.ts`,
      `import { now } from '../../platform/time/clock.js'`,
      /other tables and platform\/db alone/,
    ),
    refused(
      `${API}/platform/auth/secret.ts`,
      `import { play } from '../../schema/plays/play.table.js'`,
      /platform is the lowest layer/,
    ),
    refused(
      `${MODULE}/plays/play-repository.ts`,
      `import { play } from '../../schema/tables.js'`,
      /not the list of tables/,
    ),
    refused(
      `${MODULE}/plays/plays.routes.ts`,
      `import { play } from '../../schema/plays/play.table.js'`,
      /never the repository or a table/,
    ),
    refused(`${WEB}/loose.ts`, `export const a = 1`, /stands in no zone/),
    refused(
      `${API}/platform/http/mount-call.ts`,
      `import { a } from '../../modules/account/index.js'`,
      /platform is the lowest layer/,
    ),
    refused(
      `${API}/platform/http/mount-call.ts`,
      `import type { Deps } from '../../deps.js'`,
      /platform is the lowest layer/,
    ),
    refused(
      `${MODULE}/plays/plays.routes.ts`,
      `import { i } from './play-repository.js'`,
      /never the repository/,
    ),
    refused(
      `${MODULE}/plays/plays.routes.ts`,
      `import { d } from '../../platform/db/client.js'`,
      /never the database/,
    ),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `import { r } from './plays.routes.js'`,
      /knows no HTTP/,
    ),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `import type { C } from '../../platform/http/handlers.js'`,
      /knows no HTTP/,
    ),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `import type { Context } from 'hono'`,
      /knows no HTTP/,
    ),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `import type { Deps } from '../../deps.js'`,
      /from its context/,
    ),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `import { registry } from '../index.js'`,
      /from its context/,
    ),
    refused(
      `${MODULE}/plays/play-repository.ts`,
      `import { p } from './index.js'`,
      /may not import a verb/,
    ),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `import { findTheme } from '../themes/find-theme.js'`,
      /module themes through its index.ts only/,
    ),
    refused(
      `${MODULE}/plays/start-play.test.ts`,
      `import { findTheme } from '../themes/theme-repository.js'`,
      /module themes through its index.ts only/,
    ),
    refused(`${API}/app.ts`, `import './modules/plays/plays.routes.js'`, /through its index.ts/),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `import { startTestApi } from '../../testing/test-app.js'`,
      /only tests import testing/,
    ),
  ],
})

tester.run('the signature of verbs', verbSignature, {
  valid: [
    at(`${MODULE}/plays/start-play.ts`, `export function start(ctx: Context, id: string) {}`),
    at(
      `${MODULE}/plays/start-play.ts`,
      `export async function end({ db }: Context<'images', Member>) {}`,
    ),
    at(
      `${MODULE}/plays/play-view.ts`,
      `export function toPlay(row: PlayRow, now: Date, n: number) {}`,
    ),
    at(
      `${MODULE}/plays/play-repository.ts`,
      `export function insertPlay(db: Executor, row: PlayRow) {}`,
    ),
    at(`${MODULE}/plays/start-play.ts`, `function own(db: Executor) {}`),
    at(
      `${MODULE}/plays/start-play.ts`,
      `type Own = Context<'images', Member>\nexport function start(ctx: Own, id: string) {}`,
    ),
    at(
      `${MODULE}/plays/start-play.ts`,
      `type Request = { pace: Pace }\nexport function start(ctx: Context, request: Request) {}`,
    ),
    at(
      `${MODULE}/plays/play-view.ts`,
      `type Ids = Pick<Actor, 'profileId'>\nexport function toPlay(row: PlayRow, ids: Ids) {}`,
    ),
    at(`${MODULE}/plays/plays.routes.ts`, `const answer = (h: Headers) => new Response(null)`),
    at(`${API}/platform/db/client.ts`, `export const t = (db: Db) => db.transaction(run)`),
  ],
  invalid: [
    refused(
      `${MODULE}/plays/start-play.ts`,
      `export function start(deps: Deps, id: string) {}`,
      /a verb is verb\(ctx/,
    ),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `export const start = (db: Executor, id: string) => {}`,
      /a verb is verb\(ctx/,
    ),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `export function start(id: string, ctx: Context) {}`,
      /the first parameter/,
    ),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `export function start(ctx: Context, id: string, at: Date) {}`,
      /two parameters/,
    ),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `export function start(ctx: Context, given: { headers: Headers }) {}`,
      /knows no HTTP/,
    ),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `type Sent = { headers: Headers }\nexport function start(ctx: Context, sent: Sent) {}`,
      /knows no HTTP/,
    ),
    refused(
      `${MODULE}/plays/sent-play.ts`,
      `export interface Sent { headers: Headers }`,
      /knows no HTTP/,
    ),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `import type { Context as Http } from 'hono'\nexport function start(ctx: Http, id: string) {}`,
      /knows no HTTP/,
    ),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `export const start = (ctx: Context) => new Response(null)`,
      /knows no HTTP/,
    ),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `type Given = { at: Date; from: Source }\ntype Source = Deps['db']\nexport function start(ctx: Context, given: Given) {}`,
      /nothing of what its context holds/,
    ),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `import type { Executor as Connection } from '../db.js'\nexport function start(db: Connection) {}`,
      /a verb is verb\(ctx/,
    ),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `type Own = Context<'images'>\nexport function start(id: string, own: Own) {}`,
      /the first parameter/,
    ),
    refused(
      `${MODULE}/plays/play-repository.ts`,
      `export const t = (ctx: Context) => ctx.database.db.transaction(run)`,
      /inTransaction/,
    ),
  ],
})

tester.run('internal folders of a package', zones, {
  valid: [at('packages/ui/src/button.tsx', `import { focus } from './internal/focus.js'`)],
  invalid: [
    refused(
      'packages/ui/src/button.tsx',
      `import { focus } from './field/internal/focus.js'`,
      /internal\/ is private to field/,
    ),
  ],
})
