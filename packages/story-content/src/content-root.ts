import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The package's folder, from its sources and from its build alike. */
export function contentRoot(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}
