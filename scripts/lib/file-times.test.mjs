import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, it } from 'node:test'
import { nodeFileTimes, playwrightFileTimes, slowestLines, vitestFileTimes } from './file-times.mjs'

const folder = mkdtempSync(join(tmpdir(), 'doran-file-times-'))
after(() => rmSync(folder, { recursive: true }))

function write(name, text) {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}

it('names unit test files from the root, whichever package they are of', () => {
  write('apps/api/test-results/file-times.json', '[{"file":"src/a.test.ts","ms":5}]')
  write('packages/ui/test-results/file-times.json', '[{"file":"src/b.test.tsx","ms":7}]')
  write('packages/site/package.json', '{}')
  assert.deepEqual(vitestFileTimes(folder), [
    { file: 'apps/api/src/a.test.ts', ms: 5 },
    { file: 'packages/ui/src/b.test.tsx', ms: 7 },
  ])
})

it("reads what Node's runner reported", () => {
  const path = write('node.json', `{"file":"${join(folder, 'lint/x.test.mjs')}","ms":3}\n`)
  assert.deepEqual(nodeFileTimes(path, folder), [{ file: 'lint/x.test.mjs', ms: 3 }])
  assert.deepEqual(nodeFileTimes(join(folder, 'missing.json')), [])
})

const spec = (duration) => ({ tests: [{ results: [{ duration }] }] })

it('sums the journeys of a file, in suites within suites', () => {
  const suite = { file: 'me.test.ts', specs: [spec(4)], suites: [{ specs: [spec(6)] }] }
  const path = write('journeys.json', JSON.stringify({ suites: [suite] }))
  assert.deepEqual(playwrightFileTimes(path), [{ file: 'apps/e2e/src/me.test.ts', ms: 10 }])
})

it('lists the slowest first, and no more than asked for', () => {
  const times = [1_000, 12_340, 5_000].map((ms, at) => ({ file: `${at}.ts`, ms }))
  assert.deepEqual(slowestLines(times, 2), ['   12.3 s  1.ts', '    5.0 s  2.ts'])
})
