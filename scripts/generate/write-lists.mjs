import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LISTS, textOf } from './lists.mjs'

/**
 * Writes every list below `folder` that is not as the folders have it, and names those. A reader never meets half a
 * file, and what is current keeps its time.
 */
export function writeLists(root, folder = '') {
  const isBelow = ({ file }) => folder === '' || file.startsWith(`${folder}/`)
  return LISTS.filter(isBelow).flatMap((list) => {
    const path = join(root, list.file)
    const text = textOf(list, root)
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return []
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, text)
    renameSync(draft, path)
    return [list.file]
  })
}
