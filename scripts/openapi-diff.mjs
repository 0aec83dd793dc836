import { parseArgs } from 'node:util'
import { explain, StopError } from './lib/errors.mjs'
import { line } from './lib/table.mjs'
import { announcedBump, isEnough, neededBump } from './openapi/announced-bump.mjs'
import { compareDocuments } from './openapi/compare-documents.mjs'
import { currentDocument } from './openapi/current-document.mjs'
import { baseDocument } from './openapi/last-release.mjs'
import { CHANGESETS, CONTRACT } from './openapi/paths.mjs'

/**
 * `pnpm openapi:diff [--base <file or git reference>]`: what the contract says now against its last release. Ends
 * with 1 where something breaks callers and no changeset says so.
 */
const TITLES = {
  added: 'New calls',
  compatible: 'Changed without breaking',
  breaking: 'Breaking',
}

try {
  const base = baseDocument(readBase())
  const current = await currentDocument()
  const report = compareDocuments(base.document, current)
  line(`Against ${base.name} (${base.document.info.version})`)
  for (const [list, title] of Object.entries(TITLES)) print(title, report[list])
  if (Object.values(report).every((found) => found.length === 0)) line('\nNothing has changed.')
  if (report.breaking.length > 0) judge(base.document.info.version, current.info.version)
} catch (error) {
  line(explain(error))
  process.exitCode = 1
}

function readBase() {
  const args = process.argv.slice(2).filter((word) => word !== '--')
  try {
    return parseArgs({ args, options: { base: { type: 'string' } } }).values.base
  } catch (cause) {
    throw new StopError(cause.message, { cause })
  }
}

function print(title, changes) {
  if (changes.length === 0) return
  line(`\n${title}`)
  for (const { words, calls } of changes) {
    line(`  ${words}`)
    for (const call of calls) line(`    ${call}`)
  }
}

function judge(releasedVersion, version) {
  const needed = neededBump(releasedVersion)
  const announced = announcedBump({ changesets: CHANGESETS, releasedVersion, version })
  if (isEnough(announced, needed)) {
    line(`\nThis breaks callers, and is announced: ${CONTRACT} ${announced}.`)
    return
  }
  line(`\nThis breaks callers: it needs a changeset with ${CONTRACT}: ${needed}.`)
  process.exitCode = 1
}
