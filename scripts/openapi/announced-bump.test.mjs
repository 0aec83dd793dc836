import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, it } from 'node:test'
import { announcedBump, isEnough, neededBump } from './announced-bump.mjs'

let changesets
beforeEach(() => (changesets = mkdtempSync(join(tmpdir(), 'doran-changesets-'))))
afterEach(() => rmSync(changesets, { recursive: true, force: true }))

function announced({ releasedVersion = '0.1.0', version = '0.1.0' } = {}) {
  return announcedBump({ changesets, releasedVersion, version })
}

function changeset(name, head) {
  writeFileSync(join(changesets, name), `---\n${head}\n---\n\n"@doran/contract": major\n`)
}

it('asks for a minor bump before 1.0 and for a major one from then on', () => {
  assert.equal(neededBump('0.9.3'), 'minor')
  assert.equal(neededBump('1.0.0'), 'major')
  assert.equal(isEnough('patch', 'minor'), false)
  assert.equal(isEnough('major', 'minor'), true)
})

it('takes the largest bump that waiting changesets give the contract', () => {
  assert.equal(announced(), 'none')
  changeset('one.md', '"@doran/contract": patch')
  changeset('two.md', "'@doran/ui': major\n'@doran/contract': minor")
  assert.equal(announced(), 'minor')
})

it('counts neither other packages, nor a changeset’s text, nor the folder’s README', () => {
  changeset('one.md', '"@doran/ui": major')
  changeset('README.md', '"@doran/contract": major')
  assert.equal(announced(), 'none')
})

it('counts a version that has moved on already', () => {
  assert.equal(announced({ version: '0.1.1' }), 'patch')
  assert.equal(announced({ version: '0.2.0' }), 'minor')
  assert.equal(announced({ version: '1.0.0' }), 'major')
  assert.equal(announced({ releasedVersion: '0.2.0', version: '0.1.9' }), 'none')
})
