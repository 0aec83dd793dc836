const plant = (rule, file, code, and) => ({ rule, file, code, and })
const accept = (why, file, code, and) => ({ why, file, code, and })

const PARSE = 'export function parse(text: string): unknown { return JSON.parse(text) }'

const LAYERED = {
  'packages/layered/package.json': JSON.stringify({
    name: '@doran/layered',
    doran: { layers: ['low', 'high', 'kinds/*'] },
    exports: { '.': { '@doran/source': './src/index.ts' } },
  }),
}

const LAYERED_FEATURE = {
  'apps/tales/package.json': JSON.stringify({
    doran: { layers: { 'features/layered': ['internal/low', 'internal/high'] } },
  }),
}

/** One file per house rule, each of which the configuration must report under that rule's name. */
export const planted = [
  plant('typescript(no-explicit-any)', 'packages/a/src/any.ts', 'export const a: any = 1'),
  plant(
    'typescript(no-non-null-assertion)',
    'packages/a/src/bang.ts',
    'export const a = (b?: string) => b!.length',
  ),
  plant(
    'typescript(consistent-type-assertions)',
    'packages/a/src/cast.ts',
    'export const a = (b: unknown) => b as string',
  ),
  plant(
    'typescript(no-floating-promises)',
    'packages/a/src/float.ts',
    'export function a(b: Promise<void>) { b }\nexport function c(d: () => Promise<void>) { d() }',
  ),
  plant(
    'typescript(consistent-type-imports)',
    'packages/a/src/types.ts',
    "import { T } from './t.js'\nexport const a: T = 1",
    { 'packages/a/src/t.ts': 'export type T = number' },
  ),
  plant('doran(no-enum)', 'packages/a/src/enum.ts', 'export enum A { B }'),
  plant(
    'doran(no-next-public)',
    'apps/web/src/env.ts',
    'export const a = process.env.NEXT_PUBLIC_A',
  ),
  plant(
    'doran(disable-has-reason)',
    'packages/a/src/disable.ts',
    '// oxlint-disable-next-line typescript/no-explicit-any\nexport const a: any = 1',
  ),
  plant('doran(js-extension)', 'packages/a/src/extension.ts', "export { c } from './c'", {
    'packages/a/src/c.ts': 'export const c = 1',
  }),
  plant('doran(js-extension)', 'apps/edge/src/extension.ts', "export { c } from './c'", {
    'apps/edge/src/c.ts': 'export const c = 1',
  }),
  plant('doran(no-module-state)', 'apps/web/src/lib/seen.ts', 'export const a = new Set<string>()'),
  plant(
    'doran(no-module-state)',
    'packages/site/src/core/count.ts',
    'let a = 0\nexport const b = () => (a += 1)',
  ),
  plant('doran(file-names)', 'packages/a/src/date-utils.ts', 'export const a = 1'),
  plant('doran(file-names)', 'packages/a/src/helpers/day.ts', 'export const a = 1'),
  plant('doran(file-names)', 'packages/a/src/day.service.ts', 'export const a = 1'),
  plant('doran(file-names)', 'apps/web/src/features/a/index.ts', 'export const a = 1'),
  plant('doran(zones)', 'apps/web/src/features/a/b.ts', "export { c } from '../c/c'", {
    'apps/web/src/features/c/c.ts': 'export const c = 1',
  }),
  plant(
    'doran(zones)',
    'apps/api/src/modules/plays/play-repository.ts',
    "import { start } from './start-play.js'\nexport const a = start",
    {
      'apps/api/src/modules/plays/start-play.ts':
        "import { db } from '../../platform/db/client.js'\nexport const start = db",
      'apps/api/src/platform/db/client.ts': 'export const db = 1\nexport type Db = number',
    },
  ),
  plant(
    'doran(package-layers)',
    'packages/layered/src/low/up.ts',
    "import { high } from '../high/high.js'\nexport const a = high",
    { 'packages/layered/src/high/high.ts': 'export const high = 1', ...LAYERED },
  ),
  plant('doran(package-layers)', 'packages/layered/src/elsewhere/a.ts', 'export const a = 1'),
  plant('doran(package-layers)', 'packages/layered/src/loose.ts', 'export const a = 1'),
  plant('doran(package-layers)', 'packages/unlayered/src/folder/a.ts', 'export const a = 1', {
    'packages/unlayered/package.json': JSON.stringify({ name: '@doran/unlayered' }),
  }),
  plant(
    'doran(package-layers)',
    'packages/layered/src/kinds/quiz/score.ts',
    "import { poll } from '../poll/poll.js'\nexport const a = poll",
    {
      'packages/layered/src/kinds/poll/poll.ts':
        "import { answer } from '../quiz/answer.js'\nexport const poll = answer",
      'packages/layered/src/kinds/quiz/answer.ts': 'export const answer = 1',
    },
  ),
  plant(
    'doran(package-layers)',
    'apps/tales/src/features/layered/internal/low/up.ts',
    "import { high } from '../high/high'\nexport const a = high",
    {
      'apps/tales/src/features/layered/internal/high/high.ts': 'export const high = 1',
      ...LAYERED_FEATURE,
    },
  ),
  plant(
    'doran(package-layers)',
    'apps/tales/src/features/layered/internal/elsewhere/a.ts',
    'export const a = 1',
  ),
  plant(
    'doran(package-layers)',
    'apps/web/src/features/peers/internal/run/paint.ts',
    "import { label } from '../play/label'\nexport const a = label",
    {
      'apps/web/src/features/peers/internal/play/label.ts': 'export const label = 1',
      'apps/web/src/features/peers/internal/play/game.ts':
        "import { run } from '../run/run'\nexport const game = run",
      'apps/web/src/features/peers/internal/run/run.ts': 'export const run = 1',
    },
  ),
  plant('unicorn(filename-case)', 'packages/a/src/CamelCase.ts', 'export const a = 1'),
  plant('import(no-default-export)', 'packages/a/src/default.ts', 'export default 1'),
  plant(
    'import(no-cycle)',
    'packages/a/src/cycle-a.ts',
    "import { b } from './cycle-b.js'\nexport const a = () => b",
    { 'packages/a/src/cycle-b.ts': "import { a } from './cycle-a.js'\nexport const b = () => a" },
  ),
  plant(
    'import(no-cycle)',
    'packages/a/src/type-cycle-a.ts',
    "import { b } from './type-cycle-b.js'\nexport type A = number\nexport const a = b",
    {
      'packages/a/src/type-cycle-b.ts':
        "import type { A } from './type-cycle-a.js'\nexport const b: A = 1",
    },
  ),
  plant('doran(zones)', 'apps/api/src/loose.ts', 'export const a = 1'),
  plant(
    'doran(verb-signature)',
    'apps/api/src/modules/plays/end-play.ts',
    'export const start = (deps: Deps, id: string) => [deps, id]\ntype Deps = { now: number }',
  ),
  plant(
    'eslint(no-console)',
    'apps/api/src/commands/log.ts',
    "console.log('x')\nexport const a = 1",
  ),
  plant(
    'node(no-process-env)',
    'apps/api/src/platform/auth/secret.ts',
    'export const a = process.env.SECRET',
  ),
  plant(
    'eslint(no-restricted-imports)',
    'apps/api/src/platform/process/end.ts',
    "import { env } from 'node:process'\nexport const a = env.SECRET",
  ),
  plant(
    'vitest(no-restricted-vi-methods)',
    'packages/a/src/mock.test.ts',
    "import { vi } from 'vitest'\nvi.mock('./a.js')",
  ),
  plant(
    'eslint(no-warning-comments)',
    'packages/a/src/later.ts',
    '// TODO later\nexport const a = 1',
  ),
  plant(
    'eslint(no-restricted-imports)',
    'packages/korean/src/zod-inside.ts',
    "import { call } from '@doran/contract'\nexport const a = call",
  ),
  plant(
    'eslint(no-restricted-imports)',
    'packages/story-engine/src/copy-inside.ts',
    "import { ERRORS } from '@doran/contract/errors'\nexport const a = ERRORS",
  ),
  plant(
    'eslint(no-restricted-imports)',
    'packages/story-engine/src/io.ts',
    "import { readFileSync } from 'node:fs'\nexport const a = readFileSync",
  ),
  plant(
    'next(no-html-link-for-pages)',
    'apps/web/src/features/a/plain-link.tsx',
    'export function PlainLink() { return <a href="/about">소개</a> }',
    { 'apps/web/src/app/about/page.tsx': 'export default function Page() { return null }' },
  ),
]

/** Files that the same rules must leave alone. */
export const wellMade = [
  accept(
    'a list that cannot be filled',
    'apps/web/src/lib/none.ts',
    'export const NONE: readonly string[] = []',
  ),
  accept(
    'state of a test',
    'apps/web/src/lib/seen.test.ts',
    'const a = new Set<string>()\nexport const b = a',
  ),
  accept('as const', 'packages/a/src/literal.ts', "export const words = ['a', 'b'] as const"),
  accept(
    'a layer on a lower one',
    'packages/layered/src/high/down.ts',
    "import { low } from '../low/low.js'\nexport const a = low",
    { 'packages/layered/src/low/low.ts': 'export const low = 1' },
  ),
  accept(
    'a face of a feature above its layers',
    'apps/tales/src/features/layered/layered.ts',
    "export { high } from './internal/high/high'",
  ),
  accept(
    'an entry above all layers',
    'packages/layered/src/index.ts',
    "export { low } from './low/low.js'",
  ),
  accept(
    'a named and explained exception',
    'packages/a/src/explained.ts',
    "// oxlint-disable-next-line typescript/consistent-type-assertions -- checked by the caller's schema\nexport const trust = (b: unknown) => b as string",
  ),
  accept('a page', 'apps/web/src/app/page.tsx', 'export default function Page() { return null }'),
  accept(
    'a tool configuration',
    'packages/a/tsup.config.ts',
    'export default { env: process.env.CI }',
  ),
  accept(
    'the environment reader',
    'apps/tales/src/env.ts',
    'export const env = { origin: process.env.PUBLIC_ORIGIN }',
  ),
  accept(
    'a type of the contract',
    'packages/korean/src/contract-type.ts',
    "import type { Call } from '@doran/contract'\nexport type A = Call",
  ),
  accept(
    'names and limits of the contract',
    'packages/game-engine/src/contract-names.ts',
    "export { GENRES } from '@doran/contract/names'\nexport { TIER } from '@doran/contract/game/limits'",
  ),
  accept(
    'a test with a fake',
    'packages/a/src/parse.test.ts',
    "import { expect, it, vi } from 'vitest'\nimport { parse } from './parse.js'\nit('calls', () => { const send = vi.fn(); send(parse('1')); expect(send).toHaveBeenCalledOnce() })",
    { 'packages/a/src/parse.ts': PARSE },
  ),
  accept(
    'the one plain link across sites',
    'packages/site/src/zone-link.tsx',
    'export function ZoneLink() { return <a href="/about">소개</a> }',
  ),
  accept('a script that prints', 'scripts/say.mjs', "console.log(process.env.CI ?? 'no')"),
  accept(
    'a repository that uses a pure part',
    'apps/api/src/modules/themes/theme-repository.ts',
    "import { hash } from './theme-hash.js'\nexport const a = hash",
    {
      'apps/api/src/modules/themes/theme-hash.ts': 'export const hash = (a: string) => a',
    },
  ),
]
