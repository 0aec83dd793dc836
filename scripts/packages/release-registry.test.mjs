import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { parse } from 'yaml'
import { ROOT } from '../lib/paths.mjs'
import { releaseRegistry } from './release-registry.mjs'

const NPM_REGISTRY = 'https://packages.example/'

describe('the registry of a release', () => {
  it('is ready with both secrets', () =>
    assert.equal(releaseRegistry({ NPM_REGISTRY, HAS_NPM_TOKEN: 'true' }).isReady, true))

  // A pipeline gives a secret that is not set as an empty text.
  for (const env of [{}, { NPM_REGISTRY: '', HAS_NPM_TOKEN: 'false' }])
    it(`is skipped with a reason for ${JSON.stringify(env)}`, () => {
      const { isReady, message, fault } = releaseRegistry(env)
      assert.equal(isReady, false)
      assert.equal(fault, undefined)
      assert.match(message, /^Skipped: .*publishing.*NPM_REGISTRY and NPM_TOKEN are not set/)
    })

  it('is a mistake with one secret of the two', () => {
    assert.match(
      releaseRegistry({ NPM_REGISTRY }).fault,
      /NPM_REGISTRY is set and NPM_TOKEN is not/,
    )
    assert.match(
      releaseRegistry({ HAS_NPM_TOKEN: 'true' }).fault,
      /NPM_TOKEN is set and NPM_REGISTRY is not/,
    )
  })
})

describe('pnpm release registry', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  const GITHUB_OUTPUT = join(folder, 'output')
  const GITHUB_STEP_SUMMARY = join(folder, 'summary')
  const ask = (secrets) => {
    for (const file of [GITHUB_OUTPUT, GITHUB_STEP_SUMMARY]) writeFileSync(file, '')
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, 'scripts/packages-release.mjs'), 'registry'],
      {
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          DATA_DIR: folder,
          GITHUB_OUTPUT,
          GITHUB_STEP_SUMMARY,
          ...secrets,
        },
      },
    )
    const [output, summary] = [GITHUB_OUTPUT, GITHUB_STEP_SUMMARY].map((file) =>
      readFileSync(file, 'utf8'),
    )
    return { status, printed: stdout + stderr, output, summary }
  }

  it('is green without a registry and says what it skipped and why', () => {
    const { status, printed, output, summary } = ask({ NPM_REGISTRY: '', HAS_NPM_TOKEN: 'false' })
    assert.equal(status, 0, printed)
    assert.equal(output, 'ready=false\n')
    assert.match(printed, /^::notice title=No release::Skipped: /m)
    assert.match(summary, /^Skipped: /)
  })

  it('says that there is one', () => {
    const { status, printed, output } = ask({ NPM_REGISTRY, HAS_NPM_TOKEN: 'true' })
    assert.equal(status, 0, printed)
    assert.equal(output, 'ready=true\n')
    assert.doesNotMatch(printed, /Skipped/)
  })

  it('is red with one secret of the two', () => {
    const { status, printed } = ask({ NPM_REGISTRY, HAS_NPM_TOKEN: 'false' })
    assert.notEqual(status, 0)
    assert.match(printed, /NPM_TOKEN is not/)
  })
})

describe('release.yml', () => {
  const { steps } = parse(readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8')).jobs
    .release

  it('asks for the registry before what needs it, and hands the token to that alone', () => {
    const asks = steps.findIndex(({ run }) => run === 'pnpm release registry')
    const [first, ...others] = steps.slice(asks + 1)
    assert.equal(steps[asks].id, 'registry')
    assert.match(first.uses, /^changesets\/action@/)
    assert.equal(first.if, "steps.registry.outputs.ready == 'true'")
    assert.deepEqual(others, [])
    const withToken = steps.filter(({ env = {} }) =>
      Object.values(env).includes('${{ secrets.NPM_TOKEN }}'),
    )
    assert.deepEqual(withToken, [first])
  })
})
