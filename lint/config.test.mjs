import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { planted, wellMade } from './planted-violations.mjs'

const root = join(import.meta.dirname, '..')
let workspace
let findings

before(() => {
  workspace = mkdtempSync(join(tmpdir(), 'house-rules-'))
  for (const part of ['.oxlintrc.json', 'lint'])
    cpSync(join(root, part), join(workspace, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(workspace, 'node_modules'))
  write(
    'tsconfig.json',
    '{ "compilerOptions": { "strict": true, "target": "ES2023", "jsx": "react-jsx" } }',
  )
  for (const { file, code, and = {} } of [...planted, ...wellMade]) {
    write(file, code)
    for (const [other, text] of Object.entries(and)) write(other, text)
  }
  findings = lint()
})

after(() => rmSync(workspace, { recursive: true, force: true }))

describe('the lint configuration', () => {
  for (const { file, rule } of planted)
    it(`reports ${rule} in ${file}`, () => {
      assert.ok(
        rulesOf(file).includes(rule),
        `found only: ${rulesOf(file).join(', ') || 'nothing'}`,
      )
    })
  for (const { file, why } of wellMade)
    it(`accepts ${why} in ${file}`, () => assert.deepEqual(rulesOf(file), []))
})

describe('pnpm lint', () => {
  it('reports what the compiler would, of every file but those of the blank apps', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const flags = scripts.lint.split('&& oxlint').at(-1).trim()
    assert.equal(flags, '--max-warnings 0 --type-check --ignore-pattern="scripts/packages/blank*"')
    write('apps/api/src/app.ts', "export const port: number = 'any'")

    const found = lint('--type-check', 'apps/api/src/app.ts')

    assert.deepEqual(
      found.map(({ code }) => code),
      ['typescript(TS2322)'],
    )
  })
})

function write(file, text) {
  mkdirSync(dirname(join(workspace, file)), { recursive: true })
  writeFileSync(join(workspace, file), `${text}\n`)
}

function lint(...args) {
  const binary = join(root, 'node_modules/oxlint/bin/oxlint')
  const run = spawnSync(process.execPath, [binary, '-f', 'json', ...args], {
    cwd: workspace,
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 2 ** 26,
  })
  assert.ok(run.stdout.startsWith('{'), `oxlint did not run: ${run.stdout}${run.stderr}`)
  return JSON.parse(run.stdout).diagnostics
}

function rulesOf(file) {
  return findings.filter((found) => found.filename === file).map((found) => found.code)
}
