import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { StopError } from '../lib/errors.mjs'
import { ROOT } from '../lib/paths.mjs'
import { CONTRACT, RELEASED, RELEASED_FILE } from './paths.mjs'

/** The document to compare with, and what it is: a file, a git reference, or by itself that of the last release. */
export function baseDocument(given) {
  if (given === undefined) return lastRelease()
  if (existsSync(given))
    return { name: given, document: parsed(readFileSync(given, 'utf8'), given) }
  const text = git('show', '--end-of-options', `${given}:${RELEASED}`)
  if (text === null) throw new StopError(`There is no file ${given}, and no ${RELEASED} at it.`)
  return { name: `${RELEASED} at ${given}`, document: parsed(text, given) }
}

/** Whether this version of the contract has gone out. */
export function isReleased(version) {
  return Boolean(git('tag', '--list', `${CONTRACT}@${version}`)?.trim())
}

function lastRelease() {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', `${CONTRACT}@*`)?.trim()
  if (tag) return baseDocument(tag)
  if (!existsSync(RELEASED_FILE)) throw new StopError(`There is no ${RELEASED}: run pnpm openapi.`)
  return { ...baseDocument(RELEASED_FILE), name: RELEASED }
}

function parsed(text, name) {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new StopError(`${name} is no JSON: ${cause.message}`, { cause })
  }
}

/** What git prints, or null where it refuses. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout : null
}
