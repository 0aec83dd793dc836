import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { it } from 'node:test'

const codeFor = (results) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'required.mjs')], {
    env: {
      NEEDS: JSON.stringify(
        Object.fromEntries(Object.entries(results).map(([name, result]) => [name, { result }])),
      ),
    },
  }).status

it('passes where every job has passed or was not needed', () => {
  assert.equal(codeFor({ check: 'success', e2e: 'skipped' }), 0)
})

it('fails where one has failed, was stopped, or ended in a way that nobody knows', () => {
  for (const result of ['failure', 'cancelled', 'timed_out', ''])
    assert.equal(codeFor({ check: 'success', test: result }), 1, result)
})

it('fails where it waits for nothing', () => assert.equal(codeFor({}), 1))
