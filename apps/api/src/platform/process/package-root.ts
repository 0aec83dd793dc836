import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** This app's folder, from its sources and from its build alike. */
export function packageRoot(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('no package.json above the running code')
    folder = parent
  }
  return folder
}
