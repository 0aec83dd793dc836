import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** When this site was built; undefined where it never was, as in development. */
export async function findBuildTime(folder = process.cwd()): Promise<Date | undefined> {
  try {
    return (await stat(join(folder, '.next', 'BUILD_ID'))).mtime
  } catch {
    return undefined
  }
}
