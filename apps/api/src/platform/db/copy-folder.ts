import { constants } from 'node:fs'
import { copyFile, lchown, lstat, mkdir, open, readdir, readlink, symlink } from 'node:fs/promises'
import { join } from 'node:path'

const AT_ONCE = 16

/** The bytes of all files below. */
export async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    bytes += entry.isDirectory() ? await sizeOf(path) : (await lstat(path)).size
  }
  return bytes
}

/** Copies a folder with its modes and, as root, its owners; resolves when it is on the disk. */
export async function copyFolder(
  from: string,
  to: string,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const { mode, uid, gid } = await lstat(from)
  await mkdir(to, { mode })
  const entries = await readdir(from, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  // Waits for the disk are shared by those who wait together.
  for (let first = 0; first < files.length; first += AT_ONCE) {
    const copied = await Promise.all(
      files
        .slice(first, first + AT_ONCE)
        .map((name) => copyOneFile(join(from, name), join(to, name))),
    )
    onBytes(copied.reduce((sum, bytes) => sum + bytes, 0))
  }
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyFolder(source, target, onBytes)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
  }
  if (process.getuid?.() === 0) await lchown(to, uid, gid)
}

async function copyOneFile(from: string, to: string): Promise<number> {
  await copyFile(from, to, constants.COPYFILE_FICLONE)
  const { size, uid, gid } = await lstat(from)
  if (process.getuid?.() === 0) await lchown(to, uid, gid)
  const file = await open(to, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
  return size
}
