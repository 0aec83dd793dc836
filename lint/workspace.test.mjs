import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, it } from 'node:test'

const root = join(import.meta.dirname, '..')
const json = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const find = (...patterns) =>
  globSync(patterns, {
    cwd: root,
    // A build may run beside these tests: what tsup makes of a configuration is gone again at once.
    exclude: (path) =>
      /(?:^|\/)(?:node_modules|dist|\.next|[^/]+\.config\.bundled_[^/]+)$/.test(path),
  })

// `turbo boundaries` also judges dependencies of dependencies, so its lists are closed over them.
// A package whose own imports are narrower than its closure is named here.
const NARROWER = {
  'story-content': ['contract', 'story-engine'],
  e2e: ['analytics', 'contract', 'model-stub', 'site'],
}
// The API is tested through the product's own client, and the stories against the lengths that the contract promises;
// both run without them.
const DEVELOPMENT_ONLY = { api: ['api-client'], 'story-content': ['contract'] }

const allowed = Object.fromEntries(
  Object.entries(json('turbo.json').boundaries.tags).map(([tag, rules]) => [
    tag,
    NARROWER[tag] ?? rules.dependencies.allow.filter((name) => name !== 'tooling'),
  ]),
)

describe('the workspace', () => {
  for (const folder of find('{apps,labs,packages}/*/package.json').map(dirname)) {
    const name = basename(folder)
    const manifest = json(join(folder, 'package.json'))
    const own = (field) =>
      Object.keys(manifest[field] ?? {})
        .filter((dependency) => dependency.startsWith('@doran/'))
        .map((dependency) => dependency.slice('@doran/'.length))

    it(`${name} carries its own name as tag and has an allow-list`, () => {
      assert.equal(manifest.name, `@doran/${name}`)
      assert.ok(existsSync(join(root, folder, 'turbo.json')), 'turbo.json is missing')
      assert.deepEqual(json(join(folder, 'turbo.json')).tags, [name])
      assert.ok(allowed[name], `turbo.json has no boundaries for the tag ${name}`)
    })

    it(`${name} depends only on what the table names`, () => {
      const runtime = ['dependencies', 'peerDependencies', 'optionalDependencies'].flatMap(own)
      const development = own('devDependencies').filter((dependency) => dependency !== 'tooling')
      for (const dependency of [...runtime, ...development])
        assert.ok(allowed[name].includes(dependency), `${name} may not depend on ${dependency}`)
      for (const dependency of DEVELOPMENT_ONLY[name] ?? [])
        assert.ok(!runtime.includes(dependency), `${name} may only be tested with ${dependency}`)
    })

    if (folder.startsWith('packages/') && name !== 'tooling')
      it(`${name} lists its exports, by a pattern only the like files of its folders`, () => {
        const entries = Object.keys(manifest.exports ?? {})
        assert.ok(entries.length > 0, 'exports is missing: every file would be public')
        assert.deepEqual(
          entries.filter((entry) => entry.includes('*') && !/^\.\/\*\/[a-z]+$/.test(entry)),
          [],
        )
      })
  }

  it('takes every version from the catalog', () => {
    for (const file of find('{apps,labs,packages}/*/package.json'))
      for (const field of [
        'dependencies',
        'devDependencies',
        'peerDependencies',
        'optionalDependencies',
      ])
        for (const [name, version] of Object.entries(json(file)[field] ?? {}))
          assert.match(version, /^(?:catalog:|workspace:\*)/, `${file}: ${name}`)
  })

  it('has no path alias that would hide an import from the zones', () => {
    for (const file of find(
      'tsconfig*.json',
      '{apps,packages}/*/tsconfig*.json',
      'packages/tooling/tsconfig/*.json',
    ))
      assert.equal(json(file).compilerOptions?.paths, undefined, file)
    for (const file of find('{apps,labs,packages}/*/package.json'))
      assert.equal(json(file).imports, undefined, file)
  })

  it('switches no rule off for a whole file without name and reason', () => {
    for (const file of find('{apps,packages,scripts}/**/*.{ts,tsx,mjs,js}'))
      for (const [comment] of readFileSync(join(root, file), 'utf8').matchAll(
        /\/\*\s*(?:oxlint|eslint)-disable(?!-).*?\*\//gs,
      ))
        assert.match(comment, /-disable\s+[\w@/, -]*\w\s+--\s+\S/, `${file}: ${comment}`)
  })
})
