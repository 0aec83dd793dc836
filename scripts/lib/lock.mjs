import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSameProcess, recordOf } from './process-identity.mjs'

/**
 * One stack per data folder. The lock names its holder and the holder's children, so that a lock
 * left by a killed starter is known as stale and what it left running can be ended.
 */
export function takeLock(dataDir, details) {
  const file = join(dataDir, 'start.lock')
  const found = readLock(file)
  if (found && isSameProcess(found.holder)) return { takenBy: found }
  const content = { holder: recordOf(process.pid), children: [], isReady: false, ...details }
  setAside(file)
  if (!place(file, content)) return { takenBy: readLock(file) }
  return {
    leftovers: (found?.children ?? []).filter(isSameProcess),
    update(change) {
      Object.assign(content, change)
      write(file, content)
    },
    release: () => rmSync(file, { force: true }),
  }
}

export function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** `link` fails when the name exists, so of two starters at the same moment one wins. */
function place(file, content) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(content), { mode: 0o600 })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Moves a dead holder's lock out of the way; puts it back when another starter was quicker. */
function setAside(file) {
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
    if (isSameProcess(readLock(aside)?.holder)) linkSync(aside, file)
  } catch {
    return
  } finally {
    rmSync(aside, { force: true })
  }
}

function write(file, content) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(content), { mode: 0o600 })
  renameSync(draft, file)
}
