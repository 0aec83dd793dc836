import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { contractVersion, currentDocument } from './current-document.mjs'
import { RELEASED_FILE } from './paths.mjs'

// What stands in the document may lag behind the sources: it changes with a release alone.
it('the committed document is of the version that the contract’s package has', () => {
  const { info } = JSON.parse(readFileSync(RELEASED_FILE, 'utf8'))
  assert.equal(info.version, contractVersion())
})

it('the current document is made of the sources', async () => {
  const { info, paths } = await currentDocument()
  assert.equal(info.version, contractVersion())
  assert.ok('/v1/home' in paths)
})
