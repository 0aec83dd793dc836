import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { layerRefusal, layeredFile, placeRefusal, readLayer } from './package-layers.mjs'

const layers = [
  'core',
  'session/login',
  'session/member',
  '*.ts',
  'kinds/*',
  'shell/inbox',
  'shell',
]
const entries = ['core', 'shell']
const at = (path) => ({
  root: '/repo/packages/a/src',
  layers: layers.map(readLayer),
  entries,
  path,
})
const placed = (path, name = `${path}.ts`) => placeRefusal(at(path), `/repo/packages/a/src/${name}`)
const imported = (path, specifier, name = `${path}.ts`) =>
  layerRefusal(at(path), `/repo/packages/a/src/${name}`, specifier)

const root = join(import.meta.dirname, '..')
/** Applies the rule to a file of the real tree that imports `specifier`. */
const planted = (path, specifier) => {
  const filename = join(root, path)
  const file = layeredFile(filename)
  return placeRefusal(file, filename) ?? layerRefusal(file, filename, specifier)
}

describe('the layers of a package', () => {
  it('take every file but entries, tests and type declarations', () => {
    assert.equal(placed('core/routes'), null)
    assert.equal(placed('session/login/path'), null)
    assert.equal(placed('core'), null)
    assert.equal(placed('loose'), null)
    assert.equal(placed('new/faces', 'new/faces.test.ts'), null)
    assert.equal(placed('session/login/open', 'session/login/open.fake.tsx'), null)
    assert.equal(placed('new/server-only', 'new/server-only.d.ts'), null)
    assert.match(placed('session/loose'), /in no layer/)
    assert.match(placed('new/a'), /in no layer/)
  })

  it('import what is below them and in them', () => {
    assert.equal(imported('shell/bar', '../session/member/me.js'), null)
    assert.equal(imported('shell/bar', './header.js'), null)
    assert.equal(imported('shell/bar', './inbox/list.js'), null)
    assert.equal(imported('kinds/quiz/score', '../../loose.js'), null)
    assert.equal(imported('shell/bar', '@doran/ui'), null)
  })

  it('import nothing above them, between folders of one layer neither', () => {
    assert.match(imported('core/routes', '../shell/bar.js'), /core may not import shell/)
    assert.match(imported('session/login/a', '../member/b.js'), /login may not import session/)
    assert.match(imported('shell/inbox/list', '../bar.js'), /inbox may not import shell/)
    assert.match(imported('loose', './kinds/quiz/score.js'), /\*\.ts may not import kinds\/\*/)
    assert.equal(imported('core/routes', '../shell/bar.js', 'core/routes.test.ts'), null)
  })

  it('import no entry of their own package, and entries import anything', () => {
    assert.match(imported('shell/bar', '../core.js'), /is an entry/)
    assert.equal(imported('core', './core/routes.js'), null)
  })

  it('name what a path is closest to: a folder in a folder, a file in a folder, a name before any name', () => {
    const { layers: named } = at('')
    const nearest = (path) =>
      named
        .filter(({ matches }) => matches.test(path))
        .toSorted((one, other) => other.literal - one.literal)[0]?.name
    assert.equal(nearest('shell/inbox/list'), 'shell/inbox')
    assert.equal(nearest('shell/bar'), 'shell')
    assert.equal(nearest('kinds/quiz/score'), 'kinds/*')
    assert.equal(nearest('kinds/loose'), undefined)
    assert.equal(nearest('loose'), '*.ts')
  })
})

describe('the layers that are declared', () => {
  it('refuse an upward import in story-engine, ui, contract and the player', () => {
    assert.match(
      planted('packages/story-engine/src/compile/planted.ts', '../telling/dice.js'),
      /compile may not import telling/,
    )
    assert.match(
      planted('packages/ui/src/controls/planted.tsx', '../shell/header.js'),
      /controls may not import shell/,
    )
    assert.match(
      planted('packages/contract/src/chat/limits.ts', './calls.js'),
      /\*\/limits\.ts may not import \*/,
    )
    assert.match(
      planted(
        'apps/tales/src/features/player/internal/panel-parts/planted.ts',
        '../panel-host/use-panels',
      ),
      /panel-parts may not import internal\/panel-host/,
    )
    assert.match(
      planted('apps/tales/src/features/player/internal/log/planted.ts', '../../find-story'),
      /find-story is an entry/,
    )
  })

  it('refuse a file in none of them', () => {
    for (const file of [
      'packages/story-engine/src/new/planted.ts',
      'packages/ui/src/new/planted.tsx',
      'apps/tales/src/features/player/internal/new/planted.ts',
      'apps/tales/src/features/player/internal/planted.ts',
    ])
      assert.match(planted(file, './a.js'), /in no layer/, file)
  })

  it('refuse a circle between peers: pictures know no purpose, since each purpose knows pictures', () => {
    assert.match(
      planted('packages/contract/src/image/planted.ts', '../community/rich-text.js'),
      /image imports community, which leads back to image/,
    )
    assert.equal(planted('packages/contract/src/community/planted.ts', '../image/keys.js'), null)
  })

  it('refuse a circle between the parts of a feature that declares none', () => {
    const part = 'apps/web/src/features/tomato/internal'
    assert.match(
      planted(`${part}/run/planted.ts`, '../play/timed-game'),
      /run imports play, which leads back to run/,
    )
    assert.equal(planted(`${part}/play/planted.ts`, '../run/field-run'), null)
    assert.equal(planted(`${part}/planted.ts`, './run/field-run'), null)
  })

  it('are asked for of every package with a folder, and of no loose file, app or lab', () => {
    assert.match(planted('packages/rich-text/src/part/a.ts', './b.js'), /declares their layers/)
    assert.equal(planted('packages/site/src/core/a.ts', './b.js'), null)
    for (const file of [
      'packages/rich-text/src/index.ts',
      'apps/web/src/app/page.tsx',
      'apps/tales/src/features/gem/gem-page.tsx',
      'labs/bench/src/a/b.ts',
      'scripts/packages/blank-next/src/app/page.tsx',
    ])
      assert.equal(layeredFile(join(root, file)), null, file)
  })
})
