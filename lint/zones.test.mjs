import { describe, it } from 'node:test'
import { RuleTester } from 'oxlint/plugins-dev'
import { zones } from './rules/zones.mjs'

RuleTester.describe = describe
RuleTester.it = it

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } })
const at = (file, code) => ({ filename: `/repo/${file}`, code })
const refused = (file, code, message) => ({ ...at(file, code), errors: [{ message }] })

const WEB = 'apps/web/src'
const MODULE = 'apps/api/src/modules'

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

tester.run('zones of the api', zones, {
  valid: [
    at('apps/api/src/app.ts', `import { plays } from './modules/plays/index.js'`),
    at(`${MODULE}/plays/plays.routes.ts`, `import { start } from './start-play.js'`),
    at(`${MODULE}/plays/plays.routes.ts`, `import { Hono } from 'hono'`),
    at(`${MODULE}/plays/start-play.ts`, `import { insertPlay } from './play-store.js'`),
    at(`${MODULE}/plays/start-play.ts`, `import { withTransaction } from '../../db/client.js'`),
    at(`${MODULE}/plays/start-play.ts`, `import type { Deps } from '../../deps.js'`),
    at(`${MODULE}/plays/start-play.ts`, `import { findTheme } from '../themes/index.js'`),
    at(`${MODULE}/plays/play-store.ts`, `import { plays } from '../../db/schema/plays.js'`),
    at(`${MODULE}/plays/play-store.ts`, `import { toRow } from './internal/to-row.js'`),
    at(`${MODULE}/plays/play-store.ts`, `import type { Start } from './start-play.js'`),
    at(`${MODULE}/plays/play-store.ts`, `import { hash } from './play-hash.js'`),
    at(`${MODULE}/plays/plays.routes.test.ts`, `import { createApp } from '../../app.js'`),
  ],
  invalid: [
    refused(
      `${MODULE}/plays/plays.routes.ts`,
      `import { i } from './play-store.js'`,
      /never the store/,
    ),
    refused(
      `${MODULE}/plays/plays.routes.ts`,
      `import { d } from '../../db/client.js'`,
      /never the store/,
    ),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `import { r } from './plays.routes.js'`,
      /knows no HTTP/,
    ),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `import { a } from '../../http/auth.js'`,
      /knows no HTTP/,
    ),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `import type { Context } from 'hono'`,
      /knows no HTTP/,
    ),
    refused(
      `${MODULE}/plays/start-play.ts`,
      `import { deps } from '../../deps.js'`,
      /as arguments/,
    ),
    refused(
      `${MODULE}/plays/play-store.ts`,
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
      `import { findTheme } from '../themes/theme-store.js'`,
      /module themes through its index.ts only/,
    ),
    refused(
      'apps/api/src/app.ts',
      `import './modules/plays/plays.routes.js'`,
      /through its index.ts/,
    ),
    refused('apps/api/src/db/client.ts', `import '../modules/plays/index.js'`, /db is the lowest/),
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
