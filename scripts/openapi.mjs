import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { explain, StopError } from './lib/errors.mjs'
import { pnpm } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { currentDocument } from './openapi/current-document.mjs'
import { isReleased } from './openapi/last-release.mjs'
import { RELEASED, RELEASED_FILE } from './openapi/paths.mjs'

/**
 * `pnpm openapi`: writes down the document of the contract's version, which is a part of releasing it. What has gone
 * out is not written anew; `pnpm openapi:diff` shows what has changed since.
 */
try {
  const document = await currentDocument()
  const { version } = document.info
  refuseReleased(version, document)
  mkdirSync(dirname(RELEASED_FILE), { recursive: true })
  writeFileSync(RELEASED_FILE, `${JSON.stringify(document, null, 2)}\n`)
  const { code, tail } = await run(pnpm('exec', 'oxfmt', RELEASED))
  if (code !== 0) throw new StopError(tail.join('\n'))
  say(`${RELEASED}: version ${version}, ${Object.keys(document.paths).length} paths.`)
} catch (error) {
  say(explain(error))
  process.exitCode = 1
}

function refuseReleased(version, document) {
  if (!existsSync(RELEASED_FILE) || !isReleased(version)) return
  const released = JSON.parse(readFileSync(RELEASED_FILE, 'utf8'))
  const isSame = JSON.stringify(released) === JSON.stringify(document)
  if (released.info.version !== version || isSame) return
  throw new StopError(
    `${version} has gone out with another document: its version moves on first (changeset version).`,
  )
}
