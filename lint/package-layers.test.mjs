import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { layerRefusal, layeredFile, placeRefusal } from './package-layers.mjs'

const layers = ['core', 'session/login', 'session/member', 'shell/inbox', 'shell']
const entries = ['core', 'shell']
const at = (path) => ({ root: '/repo/packages/a/src', layers, entries, path })
const placed = (path, name = `${path}.ts`) => placeRefusal(at(path), `/repo/packages/a/src/${name}`)
const imported = (path, specifier, name = `${path}.ts`) =>
  layerRefusal(at(path), `/repo/packages/a/src/${name}`, specifier)

describe('the layers of a package', () => {
  it('take every file but entries, tests and type declarations', () => {
    assert.equal(placed('core/routes'), null)
    assert.equal(placed('session/login/path'), null)
    assert.equal(placed('core'), null)
    assert.equal(placed('faces', 'faces.test.ts'), null)
    assert.equal(placed('session/login/open', 'session/login/open.fake.tsx'), null)
    assert.equal(placed('server-only', 'server-only.d.ts'), null)
    assert.match(placed('loose'), /none of the package's layers/)
    assert.match(placed('session/loose'), /none of the package's layers/)
    assert.match(placed('new/a'), /none of the package's layers/)
  })

  it('import what lies below them and in them', () => {
    assert.equal(imported('shell/bar', '../session/member/me.js'), null)
    assert.equal(imported('shell/bar', './header.js'), null)
    assert.equal(imported('shell/bar', './inbox/list.js'), null)
    assert.equal(imported('shell/bar', '@doran/ui'), null)
  })

  it('import nothing that lies above them, between folders of one layer neither', () => {
    assert.match(imported('core/routes', '../shell/bar.js'), /core may not import shell/)
    assert.match(imported('session/login/a', '../member/b.js'), /login may not import session/)
    assert.match(imported('shell/inbox/list', '../bar.js'), /inbox may not import shell/)
    assert.equal(imported('core/routes', '../shell/bar.js', 'core/routes.test.ts'), null)
  })

  it('import no entry of their own package, and entries import anything', () => {
    assert.match(imported('shell/bar', '../core.js'), /entry of the package/)
    assert.equal(imported('core', './core/routes.js'), null)
  })

  it('are asked for only where a package declares them', () => {
    assert.equal(layeredFile(`${import.meta.dirname}/../packages/korean/src/index.ts`), null)
    assert.equal(layeredFile('/repo/apps/web/src/app/page.tsx'), null)
    assert.ok(layeredFile(`${import.meta.dirname}/../packages/site/src/core.ts`))
  })
})
