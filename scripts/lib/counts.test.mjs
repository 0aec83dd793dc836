import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import {
  nodeTestCounts,
  playwrightCounts,
  sumVitest,
  vitestFailures,
  withExitCode,
} from './counts.mjs'
import { ROOT } from './paths.mjs'

const folder = mkdtempSync(join(tmpdir(), 'doran-counts-'))
after(() => rmSync(folder, { recursive: true }))

function file(name, content) {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

it('sums unit tests over packages; a file that does not load is a failure', () => {
  const good = { numPassedTests: 3, numFailedTests: 0, testResults: [] }
  const broken = [{ status: 'failed', assertionResults: [] }]
  const bad = { numPassedTests: 1, numFailedTests: 2, testResults: broken }
  const files = [file('a.json', good), file('b.json', bad)]
  assert.deepEqual(sumVitest(files), { passed: 4, failed: 3 })
})

const failedFile = (name, rest) => ({
  name: join(ROOT, 'packages/a', name),
  status: 'failed',
  ...rest,
})

it('names each unit test that failed, its file and why', () => {
  const good = { status: 'passed', fullName: 'is fine', failureMessages: [] }
  const bad = {
    status: 'failed',
    fullName: 'waits',
    failureMessages: ['Error: late\n    at a.ts:1'],
  }
  const path = file('f.json', {
    testResults: [
      { ...failedFile('good.test.ts', { assertionResults: [good] }), status: 'passed' },
      failedFile('bad.test.ts', { assertionResults: [good, bad] }),
      failedFile('broken.test.ts', { assertionResults: [], message: 'Unexpected token' }),
    ],
  })
  assert.deepEqual(vitestFailures([path]).split('\n'), [
    'packages/a/bad.test.ts: waits',
    '  Error: late',
    '      at a.ts:1',
    'packages/a/broken.test.ts: could not be run',
    '  Unexpected token',
  ])
})

it('counts a flaky journey as passed and a broken run as failed', () => {
  const path = file('p.json', { stats: { expected: 4, flaky: 1, unexpected: 2 }, errors: [{}] })
  assert.deepEqual(playwrightCounts(path), { passed: 5, failed: 3 })
})

it("reads the summary of Node's runner", () => {
  assert.deepEqual(nodeTestCounts(['ℹ tests 9', 'ℹ pass 7', 'ℹ fail 1', 'ℹ cancelled 1']), {
    passed: 7,
    failed: 2,
  })
  assert.deepEqual(nodeTestCounts(['nothing']), { passed: 0, failed: 0 })
})

it('does not lose a failure that no test owns', () => {
  assert.deepEqual(withExitCode({ passed: 5, failed: 0 }, 1), { passed: 5, failed: 1 })
  assert.deepEqual(withExitCode({ passed: 5, failed: 2 }, 1), { passed: 5, failed: 2 })
})
