import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { DatabaseRefused } from './database-refused.js'
import { identify } from './embedded/postmaster.js'

const held = new Set<string>()

/**
 * Takes `file` for this process, as the sign that the database in `dataFolder` is in use, and answers how to give it
 * back. A dead holder's file is replaced; a living holder is named in the refusal.
 */
export async function takeLockFile(file: string, dataFolder: string): Promise<() => Promise<void>> {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, (await identify(process.pid)) ?? '', { mode: 0o600 })
  try {
    while (!(await place(draft, file))) {
      const owner = await livingOwner(file)
      if (owner !== null) {
        throw new DatabaseRefused(
          `the database in ${dataFolder} is in use by process ${owner}; stop it, or share one PostgreSQL through DATABASE_URL`,
        )
      }
      await setAside(file)
    }
  } finally {
    await rm(draft, { force: true })
  }
  held.add(file)
  return async () => {
    held.delete(file)
    await rm(file, { force: true })
  }
}

// A link fails when the name exists, so of two processes at the same moment one wins.
async function place(draft: string, file: string): Promise<boolean> {
  return link(draft, file).then(
    () => true,
    (cause: unknown) => {
      if (codeOf(cause) === 'EEXIST') return false
      throw cause
    },
  )
}

async function livingOwner(file: string): Promise<number | null> {
  const known = await readFile(file, 'utf8').catch(() => '')
  const owner = Number(known.split(' ')[0])
  if (!(owner > 0)) return null
  if (owner === process.pid) return held.has(file) ? owner : null
  return known === (await identify(owner)) ? owner : null
}

// Another process may have taken the place of the dead holder meanwhile: then its file goes back.
async function setAside(file: string): Promise<void> {
  const aside = `${file}.stale.${process.pid}`
  try {
    await rename(file, aside)
    if ((await livingOwner(aside)) !== null) await link(aside, file)
  } catch (cause) {
    if (codeOf(cause) !== 'ENOENT' && codeOf(cause) !== 'EEXIST') throw cause
  } finally {
    await rm(aside, { force: true })
  }
}

function codeOf(thrown: unknown): unknown {
  return thrown instanceof Error && 'code' in thrown ? thrown.code : null
}
