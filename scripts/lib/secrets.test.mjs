import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { secretsOf } from './secrets.mjs'

const folder = mkdtempSync(join(tmpdir(), 'doran-secrets-'))
after(() => rmSync(folder, { recursive: true }))

it('makes a secret once, for its owner alone, and lets a given one win', () => {
  const made = secretsOf(folder, {})
  assert.match(made.FRONT_DOOR_SECRET, /^[\w-]{43}$/)
  chmodSync(join(folder, 'secrets.json'), 0o644)
  assert.deepEqual(secretsOf(folder, {}), made)
  assert.equal(statSync(join(folder, 'secrets.json')).mode & 0o777, 0o600)
  assert.equal(secretsOf(folder, { FRONT_DOOR_SECRET: 'given' }).FRONT_DOOR_SECRET, 'given')
})
