import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTRACT } from './paths.mjs'

const BUMPS = ['none', 'patch', 'minor', 'major']

/** What callers must be told when something breaks them: while the version begins with 0, a minor one does. */
export function neededBump(releasedVersion) {
  return releasedVersion.startsWith('0.') ? 'minor' : 'major'
}

/** The largest bump that was announced: by the changesets that wait, or by a version that has moved on already. */
export function announcedBump({ changesets, releasedVersion, version }) {
  return [...pendingBumps(changesets), bumpBetween(releasedVersion, version)].reduce(larger, 'none')
}

export function isEnough(bump, needed) {
  return BUMPS.indexOf(bump) >= BUMPS.indexOf(needed)
}

function pendingBumps(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => bumpIn(readFileSync(join(folder, name), 'utf8')))
}

/** A changeset begins with lines of `"package": bump` between two rules. */
function bumpIn(changeset) {
  const [, head = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(changeset) ?? []
  const lines = head.split(/\r?\n/).map((line) => /^\s*["']?([^"':]+)["']?\s*:\s*(\w+)/.exec(line))
  return lines.find((line) => line?.[1] === CONTRACT)?.[2] ?? 'none'
}

function bumpBetween(released, version) {
  const [old, now] = [released, version].map((text) =>
    text.split('.').map((part) => parseInt(part, 10)),
  )
  const at = now.findIndex((part, index) => part !== old[index])
  return at >= 0 && now[at] > old[at] ? BUMPS[3 - Math.min(at, 2)] : 'none'
}

function larger(a, b) {
  return isEnough(a, b) ? a : b
}
