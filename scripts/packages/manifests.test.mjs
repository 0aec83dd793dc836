import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { publishedPackages } from './published.mjs'

const SOURCE = '@doran/source'
const packages = publishedPackages()
const names = new Set(packages.map(({ name }) => name))

const withoutSource = (target) =>
  typeof target === 'string'
    ? target
    : Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== SOURCE))

describe('the packages that are published', () => {
  it('are these', () =>
    assert.deepEqual(
      [...names],
      [
        'analytics',
        'api-client',
        'browser-storage',
        'chat',
        'contract',
        'event-log',
        'feature-flags',
        'korean',
        'ui',
      ].map((name) => `@doran/${name}`),
    ))

  for (const { name, folder, manifest } of packages) {
    it(`${name} publishes its exports without the sources`, () => {
      const published = Object.entries(manifest.exports).map(([entry, target]) => [
        entry,
        withoutSource(target),
      ])
      assert.deepEqual(manifest.publishConfig.exports, Object.fromEntries(published))
    })

    it(`${name} has a source behind every entry`, () => {
      for (const [entry, target] of Object.entries(manifest.exports)) {
        const source = typeof target === 'string' ? target : target[SOURCE]
        // A pattern of `exports` is a pattern of files too: its star stands for one folder.
        const found = source ? globSync(source, { cwd: folder }) : []
        assert.notDeepEqual(found, [], `${entry}: ${source}`)
      }
    })

    it(`${name} can only be published to a registry of ours, with its licence and what changed`, () => {
      assert.equal(manifest.publishConfig.access, 'restricted')
      assert.equal(manifest.license, 'UNLICENSED')
      assert.ok(manifest.files.includes('CHANGELOG.md'))
      assert.ok(manifest.files.includes('dist'))
      assert.notEqual(manifest.sideEffects, undefined)
    })

    it(`${name} tells what changed in its version`, () => {
      const changes = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')
      assert.match(changes, new RegExp(`^# ${name}\n`))
      assert.match(changes, new RegExp(`^## ${manifest.version.replaceAll('.', '\\.')}$`, 'm'))
    })

    it(`${name} needs no package that stays at home`, () => {
      const needed = { ...manifest.dependencies, ...manifest.peerDependencies }
      for (const dependency of Object.keys(needed).filter((each) => each.startsWith('@doran/')))
        assert.ok(names.has(dependency), dependency)
    })

    it(`${name} lets the app choose the version of what both share`, () => {
      for (const [peer, version] of Object.entries(manifest.peerDependencies ?? {}))
        assert.equal(version, 'catalog:peers', peer)
    })
  }
})
