import assert from 'node:assert/strict'
import { it } from 'node:test'
import { packagesWithoutChangeset, readChangeset } from './missing-changesets.mjs'

const KOREAN = { name: '@doran/korean', folder: 'packages/korean', isReleased: false }
const UI = { name: '@doran/ui', folder: 'packages/ui', isReleased: false }
const PATTERNS = ['**', '!**/*.test.{ts,tsx}', '!bench/**']
const missing = (change) =>
  packagesWithoutChangeset({
    files: ['packages/korean/src/index.ts'],
    packages: [KOREAN, UI],
    changesets: [],
    patterns: PATTERNS,
    ...change,
  }).map(({ name }) => name)

it('names a published package that changed without a changeset', () => {
  assert.deepEqual(missing({}), ['@doran/korean'])
  assert.deepEqual(missing({ files: ['packages/korean/package.json'] }), ['@doran/korean'])
})

it('takes no other package’s changeset for an answer', () => {
  assert.deepEqual(missing({ changesets: [['@doran/ui']] }), ['@doran/korean'])
  assert.deepEqual(missing({ changesets: [['@doran/ui'], ['@doran/korean']] }), [])
})

it('lets docs, tests and what the configuration leaves out pass', () => {
  const files = ['README.md', 'CHANGELOG.md', 'src/a.test.ts', 'bench/speed.mjs']
  assert.deepEqual(missing({ files: files.map((file) => `packages/korean/${file}`) }), [])
})

it('lets a change elsewhere pass, in a folder of a like name too', () => {
  const files = ['apps/api/src/app.ts', 'packages/korean-extra/src/index.ts', 'package.json']
  assert.deepEqual(missing({ files }), [])
})

it('lets a release pass, which raises the version', () => {
  assert.deepEqual(missing({ packages: [{ ...KOREAN, isReleased: true }, UI] }), [])
})

it('lets an empty changeset pass: its author says that nothing is released', () => {
  assert.deepEqual(missing({ changesets: [[]] }), [])
})

it('reads what a changeset names', () => {
  const text =
    '---\n"@doran/korean": minor\n\'@doran/ui\': patch\n---\n\n"@doran/contract": major\n'
  assert.deepEqual(readChangeset(text), ['@doran/korean', '@doran/ui'])
  assert.deepEqual(readChangeset('---\n---\n'), [])
  assert.deepEqual(readChangeset(text.replaceAll('\n', '\r\n')), ['@doran/korean', '@doran/ui'])
})

it('takes nothing else for a changeset', () => {
  assert.equal(readChangeset('garbage'), null)
  assert.equal(readChangeset('---\n"@doran/korean": huge\n---\n'), null)
})
