import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { actionFaults, inputFaults, workflowFaults } from './workflow-rules.mjs'

const root = join(import.meta.dirname, '..')
const SHA = '3d3c42e5aac5ba805825da76410c181273ba90b1'
const manifest = { scripts: { verify: '', 'test:fault': '' }, packageManager: 'pnpm@12.21.0' }

const WELL_MADE = `
on: [push]
permissions: {}
concurrency:
  group: a
jobs:
  check:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      contents: read
    strategy:
      matrix:
        command: [test:fault]
    steps:
      - uses: actions/checkout@${SHA} # v7.0.1
        with:
          persist-credentials: false
      - uses: ./.github/actions/setup
      - run: pnpm verify --filter "$PACKAGE"
      - run: pnpm run "$COMMAND"
        env:
          COMMAND: \${{ matrix.command }}
  required:
    if: always()
    needs: [check]
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions: {}
    steps:
      - run: npm run verify
`

const PLANTED = [
  ['a tag instead of a commit', `@${SHA} # v7.0.1`, '@v7', /not pinned/],
  ['a commit without its version', ' # v7.0.1', '', /not pinned/],
  ['a shortened commit', `@${SHA}`, `@${SHA.slice(0, 12)}`, /not pinned/],
  ['credentials left on the disk', 'persist-credentials: false', 'fetch-depth: 0', /credentials/],
  ['a trigger that lends our rights', 'on: [push]', 'on: [pull_request_target]', /foreign code/],
  ['the same as a map', 'on: [push]', 'on:\n  workflow_run:', /foreign code/],
  ['rights for every job', 'permissions: {}', 'permissions: write-all', /begins with/],
  ['no rights named at the top', 'permissions: {}\n', '', /begins with/],
  ['a job without named rights', 'permissions:\n      contents: read', '', /not named/],
  [
    'a job with all rights',
    'permissions:\n      contents: read',
    'permissions: write-all',
    /one by/,
  ],
  ['no time-out', '    timeout-minutes: 5\n', '', /no time-out/],
  ['no concurrency group', 'concurrency:\n  group: a\n', '', /concurrency/],
  [
    'a shell line',
    'pnpm verify --filter "$PACKAGE"',
    'pnpm verify && rm -rf dist',
    /not one command/,
  ],
  [
    'a second line',
    'run: pnpm verify --filter "$PACKAGE"',
    'run: |\n          pnpm verify\n          ls',
    /not one/,
  ],
  ['an expression in a command', '"$PACKAGE"', '${{ github.head_ref }}', /not one command/],
  ['a substitution in a command', '"$PACKAGE"', '$(cat name)', /not one command/],
  ['another program', 'npm run verify', 'node scripts/verify.mjs', /not one command/],
  ['a script that is not there', 'npm run verify', 'npm run verifi', /no script "verifi"/],
  ['a leg that is not there', '[test:fault]', '[test:faults]', /no script "test:faults"/],
  ['a leg from elsewhere', '${{ matrix.command }}', '${{ github.head_ref }}', /matrix/],
  ['a job nobody waits for', 'needs: [check]', 'needs: []', /does not wait for check/],
  ['a required job that is skipped', '    if: always()\n', '', /skipped/],
]

const action = (version) =>
  `runs:\n  steps:\n    - run: npm install --global pnpm@${version}\n    - run: ls\n`

describe('the rules of workflows', () => {
  it('accept a workflow that keeps them', () =>
    assert.deepEqual(workflowFaults(WELL_MADE, manifest), []))

  for (const [what, good, bad, message] of PLANTED)
    it(`refuse ${what}`, () => {
      assert.ok(WELL_MADE.includes(good), `nothing to plant in place of ${good}`)
      const faults = workflowFaults(
        WELL_MADE.replace(good, () => bad),
        manifest,
      )
      assert.match(faults.join('\n'), message)
    })

  it('hold for a composite action, and for another pnpm than the repository’s', () => {
    assert.deepEqual(actionFaults(action('12.21.0'), manifest), [
      '"ls" is not one command of package.json',
    ])
    assert.equal(actionFaults(action('12.20.0'), manifest).length, 2)
  })

  it('hold for commands handed to an action', () => {
    const text = `runs:\n  steps:\n    - uses: a/b@${SHA} # v1.0.0\n      with:\n        publish-script: curl x\n`
    assert.deepEqual(actionFaults(text, manifest), ['"curl x" is not one command of package.json'])
  })

  it('refuse an input that an action does not have', () => {
    const text = 'jobs:\n  a:\n    steps:\n      - uses: ./x\n        with:\n          cahce: a\n'
    const actions = { './x': 'inputs:\n  cache: {}\n' }
    assert.deepEqual(inputFaults(text, actions), ['./x has no input "cahce"'])
    assert.deepEqual(inputFaults(text, {}), ['./x does not exist'])
  })
})

describe('pnpm lint:workflows', () => {
  const copy = mkdtempSync(join(tmpdir(), 'workflows-'))
  after(() => rmSync(copy, { recursive: true, force: true }))
  for (const part of ['.github', 'lint', 'package.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const run = () =>
    spawnSync(process.execPath, [join(copy, 'lint/workflows.mjs')], { encoding: 'utf8' })

  it('finds nothing in the workflows of this repository', () => {
    const { status, stdout, stderr } = run()
    assert.equal(status, 0, stdout + stderr)
  })

  it('fails for what actionlint alone knows', () => {
    const file = join(copy, '.github/workflows/ci.yml')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('steps.affected.outputs.test', 'steps.afected.outputs.test'))
    const { status, stdout } = run()
    assert.equal(status, 1)
    assert.match(stdout, /ci\.yml:\d+:\d+: property "afected" is not defined/)
  })
})
