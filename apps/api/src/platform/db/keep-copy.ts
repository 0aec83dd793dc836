import { mkdir, readdir, rename, rm, statfs } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { copyFolder, sizeOf } from './copy-folder.js'
import { DatabaseRefused } from './database-refused.js'

const MAX_COPIES = 3
/** The space that a migration needs beside the copy. */
const ROOM_TO_WORK_BYTES = 64 * 2 ** 20
const MIB = 2 ** 20
const COPY = /^\d{4}-\d{2}-\d{2}T[\d-]+Z-before-/
const PARTIAL = '.partial'

export type KeepCopyOptions = {
  dataDir: string
  /** The database's own folder, which keeps its name in the copy. */
  dataFolder: string
  /** Keeps the database from writing while `work` runs. */
  whileStill: (work: () => Promise<void>) => Promise<void>
  /** The first migration to come. */
  migration: string
  now: Date
  onNotice: (notice: string) => void
  freeBytes?: ((folder: string) => Promise<number>) | undefined
}

/**
 * Keeps a copy of the data in `<dataDir>/backups/<time>-before-<migration>/`: one a migration, the last three of them.
 * A copy bears that name only when it is whole. Throws, with nothing changed, when the disk has no room for it.
 */
export async function keepCopy(options: KeepCopyOptions): Promise<string> {
  const { dataFolder, migration, onNotice } = options
  const backups = join(resolve(options.dataDir), 'backups')
  await mkdir(backups, { recursive: true, mode: 0o700 })
  await clear(backups, (name) => name.endsWith(PARTIAL))
  const bytes = await sizeOf(dataFolder)
  await requireRoom(bytes, backups, options.freeBytes ?? freeBytesOf)

  const time = options.now.toISOString().replaceAll(/[:.]/g, '-')
  const copy = join(backups, `${time}-before-${migration}`)
  onNotice(`copying the data (${toMib(bytes)} MiB) before migration ${migration}`)
  await options.whileStill(async () => {
    await mkdir(`${copy}${PARTIAL}`, { mode: 0o700 })
    const inside = join(`${copy}${PARTIAL}`, basename(dataFolder))
    await copyFolder(dataFolder, inside, reportQuarters(bytes, onNotice))
    await rename(`${copy}${PARTIAL}`, copy)
  })
  onNotice(`the data as it was before migration ${migration} is kept in ${copy}`)
  await prune(backups)
  return copy
}

// A migration that fails and is tried again must not push out the copies before the others.
async function prune(backups: string): Promise<void> {
  const copies = (await readdir(backups)).filter((name) => COPY.test(name)).toSorted()
  const newest = new Map(copies.map((name) => [name.replace(COPY, ''), name]))
  const newestCopies = [...newest.values()].toSorted().slice(-MAX_COPIES)
  await clear(backups, (name) => COPY.test(name) && !newestCopies.includes(name))
}

async function requireRoom(
  bytes: number,
  backups: string,
  freeBytes: (folder: string) => Promise<number>,
): Promise<void> {
  const needed = bytes + ROOM_TO_WORK_BYTES
  const free = await freeBytes(backups)
  if (free >= needed) return
  throw new DatabaseRefused(
    [
      `데이터를 옮기기 전에 복사해 둘 자리가 모자라요. ${toMib(needed - free)} MiB를 비우고 다시 열어 주세요.`,
      `There is no room in ${backups} for a copy of the data before it is migrated: ${toMib(needed)} MiB are needed, ${toMib(free)} MiB are free. Nothing was changed.`,
    ].join('\n'),
  )
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function clear(backups: string, isDue: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(backups)).filter(isDue)) {
    await rm(join(backups, name), { recursive: true, force: true })
  }
}

function reportQuarters(total: number, onNotice: (notice: string) => void) {
  let done = 0
  let quarters = 0
  return (bytes: number): void => {
    done += bytes
    const reached = Math.floor((done / total) * 4)
    if (reached === quarters) return
    quarters = reached
    onNotice(`copied ${toMib(done)} of ${toMib(total)} MiB`)
  }
}

const toMib = (bytes: number) => Math.ceil(bytes / MIB)
