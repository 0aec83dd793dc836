import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'

const root = join(import.meta.dirname, '..')

const REFUSED = [
  { from: 'packages/contract', to: 'packages/korean' },
  { from: 'packages/korean', to: 'packages/ui' },
  { from: 'packages/story-engine', to: 'packages/api-client' },
  { from: 'packages/ui', to: 'packages/contract' },
  { from: 'packages/site', to: 'packages/story-engine' },
  { from: 'packages/site', to: 'packages/story-reader' },
  { from: 'apps/web', to: 'packages/story-content' },
  { from: 'apps/tales', to: 'packages/realtime-server' },
  { from: 'apps/tales', to: 'apps/web' },
  { from: 'apps/web', to: 'apps/api' },
  { from: 'apps/edge', to: 'packages/contract' },
  { from: 'apps/e2e', to: 'packages/story-engine' },
  { from: 'apps/api', to: 'packages/ui' },
]
const ALLOWED = [
  { from: 'packages/korean', to: 'packages/contract' },
  { from: 'apps/web', to: 'packages/site' },
  { from: 'packages/story-reader', to: 'packages/site' },
  { from: 'apps/api', to: 'packages/story-content' },
]

describe('turbo boundaries', () => {
  for (const edge of REFUSED)
    it(`refuses ${edge.from} → ${edge.to}`, () => {
      const { status, output } = check(edge)
      assert.equal(status, 1, output)
      assert.match(output, /allow|tag/, output)
    })
  for (const edge of ALLOWED)
    it(`accepts ${edge.from} → ${edge.to}`, () => {
      const { status, output } = check(edge)
      assert.equal(status, 0, output)
    })
  it('refuses an import that is not declared', () => {
    const { status, output } = check({ from: 'apps/api', to: 'packages/korean', declared: false })
    assert.equal(status, 1, output)
    assert.match(output, /not a dependency/)
  })
})

function check({ from, to, declared = true }) {
  const workspace = mkdtempSync(join(tmpdir(), 'boundaries-'))
  const write = (file, text) => {
    mkdirSync(dirname(join(workspace, file)), { recursive: true })
    writeFileSync(join(workspace, file), text)
  }
  try {
    for (const file of ['package.json', 'pnpm-workspace.yaml', 'turbo.json', 'tsconfig.base.json'])
      cpSync(join(root, file), join(workspace, file))
    write('pnpm-lock.yaml', "lockfileVersion: '9.0'\n")
    for (const folder of [from, to]) {
      const dependencies = declared && folder === from ? { [nameOf(to)]: 'workspace:*' } : {}
      write(`${folder}/package.json`, JSON.stringify({ name: nameOf(folder), dependencies }))
      write(
        `${folder}/turbo.json`,
        JSON.stringify({ extends: ['//'], tags: [folder.split('/')[1]] }),
      )
    }
    write(`${from}/src/a.ts`, `import { b } from '${nameOf(to)}'\nexport const a = b\n`)
    const run = spawnSync(join(root, 'node_modules/.bin/turbo'), ['boundaries', '--no-color'], {
      cwd: workspace,
      encoding: 'utf8',
      timeout: 30_000,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    })
    return { status: run.status, output: `${run.stdout}${run.stderr}` }
  } finally {
    rmSync(workspace, { recursive: true, force: true })
  }
}

function nameOf(folder) {
  return `@doran/${folder.split('/')[1]}`
}
