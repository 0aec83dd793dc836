import assert from 'node:assert/strict'
import { it } from 'node:test'
import { insertBehind, insertSorted } from './insert.mjs'

const IMPORT = /^import .* from '(\.\/.*)'$/
const TEXT = "import z from 'z'\nimport { a } from './a.js'\nimport { c } from './c.js'\n\ncode"

const lineOf = (name) => `import { ${name} } from './${name}.js'`

const orderWith = (name) =>
  [...insertSorted(TEXT, lineOf(name), IMPORT).matchAll(/'\.\/(\w)/g)].map(([, each]) => each)

it('sorts a line in among its likes', () => {
  assert.deepEqual(orderWith('0'), ['0', 'a', 'c'])
  assert.deepEqual(orderWith('b'), ['a', 'b', 'c'])
  assert.deepEqual(orderWith('d'), ['a', 'c', 'd'])
})

it('puts a line behind the last of its likes', () => {
  assert.equal(insertBehind('  a,\n  b,\n}', '  c,', /^ {2}\w,$/), '  a,\n  b,\n  c,\n}')
})

it('stops where the file has no such lines any more', () => {
  assert.throws(() => insertSorted('', 'a', IMPORT), /the file has changed/)
  assert.throws(() => insertBehind('', 'a', IMPORT), /the file has changed/)
})
