import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LISTS, textOf } from './lists.mjs'

/** Writes every list that is not as the folders have it, and names those. What is current keeps its time. */
export function writeLists(root) {
  return LISTS.filter((list) => {
    const path = join(root, list.file)
    const text = textOf(list, root)
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return false
    writeFileSync(path, text)
    return true
  }).map(({ file }) => file)
}
