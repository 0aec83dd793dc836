import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/decisions')
const records = readdirSync(folder).toSorted()

describe('the decision records', () => {
  it('are numbered without gaps', () => {
    records.forEach((name, at) =>
      assert.match(name, new RegExp(`^${String(at + 1).padStart(4, '0')}-[a-z0-9-]+\\.md$`)),
    )
  })

  for (const name of records)
    it(`${name} is short and names what enforces it`, () => {
      const text = readFileSync(join(folder, name), 'utf8')
      assert.ok(text.trimEnd().split('\n').length <= 40, 'longer than 40 lines')
      const enforcement = text.split('## Enforced by\n')[1]
      assert.ok(enforcement, 'the section "Enforced by" is missing')
      for (const [, file] of enforcement.matchAll(/`([\w.-]+\/[\w./-]+\.\w+)`/g))
        assert.ok(existsSync(join(root, file)), `${file} does not exist`)
    })
})
