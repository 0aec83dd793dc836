import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, it } from 'node:test'
import { LISTS } from './lists.mjs'
import { writeLists } from './write-lists.mjs'

const CONTRACT = 'packages/contract/src'
const SITE = 'packages/site/src/areas'

let root = ''

const write = (file, text = '') => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const read = (file) => readFileSync(join(root, file), 'utf8')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'doran-generate-'))
  for (const { file } of LISTS) mkdirSync(dirname(join(root, file)), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

it('lists the folders that have the file, in the order of the alphabet', () => {
  for (const area of ['tree', 'main']) write(`${SITE}/${area}/area.ts`)
  write(`${SITE}/tree/sign-in.ts`)
  writeLists(root)
  assert.equal(
    read(`${SITE}/areas.generated.ts`),
    [
      '// Generated from the folders by `pnpm generate`; do not edit.',
      "import { main } from './main/area.js'",
      "import { tree } from './tree/area.js'",
      '',
      'export const AREAS = {',
      '  main,',
      '  tree,',
      '} as const',
      '',
    ].join('\n'),
  )
  assert.doesNotMatch(read(`${SITE}/sign-in.generated.ts`), /main/)
})

it('names a resource as its folder', () => {
  write(`${CONTRACT}/story-turn/calls.ts`)
  writeLists(root)
  assert.match(read(`${CONTRACT}/resources.generated.ts`), /'story-turn': storyTurnCalls,/)
})

it('lists each table once, by how its name ends', () => {
  write(
    `${CONTRACT}/core/limits.ts`,
    'export const CORE_LIMITS = {}\nexport const TRIES = 3\nexport const CORE_LENGTHS = {}\n',
  )
  writeLists(root)
  const limits = read(`${CONTRACT}/limits.generated.ts`)
  assert.match(limits, /import \{ CORE_LIMITS \} from '\.\/core\/limits\.js'/)
  assert.doesNotMatch(limits, /TRIES|CORE_LENGTHS/)
  assert.match(read(`${CONTRACT}/lengths.generated.ts`), /CORE_LENGTHS/)
})

it('imports by the extension that the package asks for', () => {
  write('apps/web/src/areas/tree/area.tsx')
  writeLists(root)
  assert.match(read('apps/web/src/areas/web-areas.generated.ts'), /from '\.\/tree\/area'/)
})

it('writes what has changed and nothing else', () => {
  assert.equal(writeLists(root).length, LISTS.length)
  assert.deepEqual(writeLists(root), [])
  write(`${SITE}/tree/inbox.ts`)
  assert.deepEqual(writeLists(root), [`${SITE}/inbox.generated.ts`])
})

it('writes those of one package alone', () => {
  assert.deepEqual(writeLists(root, 'apps/web'), ['apps/web/src/areas/web-areas.generated.ts'])
  assert.deepEqual(writeLists(root, 'packages/sit'), [])
})
