import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NAMES = ['FRONT_DOOR_SECRET', 'AUTH_SECRET']

/** The secrets of a local install: made once, readable by their owner alone. Given ones win. */
export function secretsOf(dataDir, env) {
  const file = join(dataDir, 'secrets.json')
  const kept = read(file)
  const missing = NAMES.filter((name) => typeof kept[name] !== 'string')
  if (missing.length > 0) {
    for (const name of missing) kept[name] = randomBytes(32).toString('base64url')
    writeFileSync(`${file}.new`, JSON.stringify(kept, null, 2), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  chmodSync(file, 0o600)
  return Object.fromEntries(NAMES.map((name) => [name, env[name] || kept[name]]))
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
