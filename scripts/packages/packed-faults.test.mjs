import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { packedFaults } from './packed-faults.mjs'

const MAP = '{ "sources": ["../src/index.ts"], "sourcesContent": ["export {}"] }'
const well = () => ({
  manifest: {
    dependencies: { '@doran/contract': '0.1.0' },
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './a.css': './src/a.css',
      './*/copy': { types: './dist/*/copy.d.ts', default: './dist/*/copy.js' },
    },
  },
  files: new Map([
    ['package.json', '{}'],
    ['README.md', ''],
    ['CHANGELOG.md', ''],
    ['dist/index.js', 'export {}'],
    ['dist/index.d.ts', 'export {}'],
    ['dist/index.js.map', MAP],
    ['dist/one/copy.js', 'export {}'],
    ['dist/one/copy.d.ts', 'export {}'],
    ['dist/two/copy.js', 'export {}'],
    ['dist/two/copy.d.ts', 'export {}'],
    ['src/a.css', ''],
  ]),
  machine: ['/home/somebody'],
})

/** The faults of a package that is well but for one thing. */
function faultsAfter(change) {
  const packed = well()
  change(packed)
  return packedFaults(packed)
}

describe('the faults of a packed package', () => {
  it('are none where all is well', () => assert.deepEqual(packedFaults(well()), []))

  for (const path of ['dist/index.d.ts', 'src/a.css', 'CHANGELOG.md'])
    it(`are told where ${path} is missing`, () =>
      assert.deepEqual(
        faultsAfter(({ files }) => files.delete(path)),
        [`${path} is missing`],
      ))

  it('are told where nothing fits a pattern', () =>
    assert.deepEqual(
      faultsAfter(({ files }) =>
        ['one', 'two'].map((each) => files.delete(`dist/${each}/copy.js`)),
      ),
      ['dist/*/copy.js is missing'],
    ))

  for (const path of [
    'dist/index.test.js',
    'dist/fixtures/words.js',
    'src/index.ts',
    'tsconfig.json',
    'vitest.config.ts',
    'bench/speed.mjs',
  ])
    it(`are told where ${path} is packed`, () =>
      assert.deepEqual(
        faultsAfter(({ files }) => files.set(path, '')),
        [`${path} has no place here`],
      ))

  for (const version of ['workspace:*', 'catalog:', 'catalog:peers', 'link:../contract'])
    it(`are told where a version is still ${version}`, () =>
      assert.deepEqual(
        faultsAfter(({ manifest }) => (manifest.dependencies['@doran/contract'] = version)),
        [`dependencies: @doran/contract is still ${version}`],
      ))

  it('are told where exports lead to the sources', () =>
    assert.match(
      String(
        faultsAfter(({ manifest }) => (manifest.exports['.']['@doran/source'] = './src/index.ts')),
      ),
      /src\/index\.ts is missing,exports lead to the sources/,
    ))

  it('are told where a file tells a path of the machine', () =>
    assert.deepEqual(
      faultsAfter(({ files }) => files.set('dist/index.js', 'open("/home/somebody/doran")')),
      ['dist/index.js tells /home/somebody'],
    ))

  it('are none where a name begins as a path of the machine does', () =>
    assert.deepEqual(
      faultsAfter(({ files }) => files.set('dist/index.js', 'import "./home/somebody-else.js"')),
      [],
    ))

  it('are told where a map names an absolute source', () =>
    assert.deepEqual(
      faultsAfter(({ files }) => files.set('dist/index.js.map', MAP.replace('../', 'file:///'))),
      ['dist/index.js.map names file:///src/index.ts'],
    ))

  it('are told where a map leaves its sources out', () =>
    assert.deepEqual(
      faultsAfter(({ files }) => files.set('dist/index.js.map', '{ "sources": ["../src/a.ts"] }')),
      ['dist/index.js.map lacks its sources'],
    ))
})
