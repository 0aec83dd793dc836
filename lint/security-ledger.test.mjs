import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8')

/** The requirements of level 1 in OWASP ASVS 5.0.0, by section. */
const LEVEL_1 = `
V1.2: 1 2 3 4 5, V1.3: 1 2, V1.5: 1, V2.1: 1, V2.2: 1 2, V2.3: 1, V3.2: 1 2, V3.3: 1, V3.4: 1 2, V3.5: 1 2 3,
V4.1: 1, V4.4: 1, V5.2: 1 2, V5.3: 1 2, V6.1: 1, V6.2: 1 2 3 4 5 6 7 8, V6.3: 1 2, V6.4: 1 2, V7.2: 1 2 3 4,
V7.4: 1 2, V8.1: 1, V8.2: 1 2, V8.3: 1, V9.1: 1 2 3, V9.2: 1, V10.4: 1 2 3 4 5, V11.3: 1 2, V11.4: 1, V12.1: 1,
V12.2: 1 2, V13.4: 1, V14.2: 1, V14.3: 1, V15.1: 1, V15.2: 1, V15.3: 1`
  .split(',')
  .flatMap((part) => {
    const [section, numbers] = part.trim().split(': ')
    return numbers.split(' ').map((number) => `${section}.${number}`)
  })

const STATES = ['met', 'partly', 'not applicable', 'open']
const FILE = /`([\w.-]+\/[\w./-]+\.\w+)`/g
const filesOf = (cell) => [...cell.matchAll(FILE)].map(([, file]) => file)

const lines = text.split('\n').filter((line) => line.startsWith('| '))
const cellsOf = (line) => line.slice(2, -2).split(' | ')
const rows = lines
  .map(cellsOf)
  .filter(([id]) => /^V\d/.test(id))
  .map((cells) => {
    const [id, requirement, state, where, tested] = cells
    return { id, requirement, state, where, tested, cells }
  })

describe('the security ledger', () => {
  it('has each of the 70 requirements of level 1 once, in their order', () => {
    assert.equal(LEVEL_1.length, 70)
    assert.deepEqual(
      rows.map(({ id }) => id),
      LEVEL_1,
    )
  })

  it('counts its states', () => {
    for (const state of STATES) {
      const count = rows.filter((row) => row.state === state).length
      assert.ok(lines.includes(`| ${state} | ${count} |`), `${count} rows are ${state}`)
    }
  })

  for (const { id, state, where, tested, cells } of rows)
    it(`${id} says what its state needs, and names files that exist`, () => {
      assert.equal(cells.length, 5)
      assert.ok(
        cells.every((cell) => cell.trim() !== ''),
        'a cell is empty',
      )
      assert.ok(STATES.includes(state), `"${state}" is no state`)
      if (state === 'not applicable') assert.match(where, /^Because /)
      assert.equal(['partly', 'open'].includes(state), where.includes('Missing: '))
      if (state === 'met')
        for (const cell of [where, tested]) assert.notDeepEqual(filesOf(cell), [], cell)
      for (const file of filesOf(`${where} ${tested}`))
        assert.ok(existsSync(join(root, file)), `${file} does not exist`)
    })
})
