import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markTexts } from '../ledger/mark-texts.js'
import { openShelf } from '../ledger/shelf.js'
import { bridgesYaml, firstScenesYaml, lastScenesYaml, themeYaml } from './pier-yaml.js'

export type PierFolder = {
  root: string
  read: (file: string) => string
  /** Replaces the first `from`, which must be there. */
  edit: (file: string, from: string, to: string) => void
  /** `file:line` of the first line that holds `words`. */
  placeOf: (file: string, words: string) => string
  remove: () => void
}

export const THEME = 'themes/pier/theme.yaml'
export const FIRST = 'themes/pier/scenes/1-first.yaml'
export const LAST = 'themes/pier/scenes/2-last.yaml'

/** A content folder of its own with one small theme in which nothing is wrong and every text is read. */
export function writePierFolder(): PierFolder {
  const root = mkdtempSync(join(tmpdir(), 'doran-pier-'))
  mkdirSync(join(root, 'themes/pier/scenes'), { recursive: true })
  mkdirSync(join(root, 'common'))
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  write(THEME, themeYaml)
  write(FIRST, firstScenesYaml)
  write(LAST, lastScenesYaml)
  write('common/bridges.yaml', bridgesYaml)
  for (const name of ['pier', 'common']) {
    const shelf = openShelf(root, name)
    markTexts(shelf, shelf.texts, { verdict: 'good', reader: 'editor', on: '2026-01-02' })
  }
  return {
    root,
    read,
    edit: (file, from, to) => {
      const before = read(file)
      if (!before.includes(from)) throw new Error(`${file} does not hold "${from}"`)
      write(file, before.replace(from, to))
    },
    placeOf: (file, words) => {
      const line = read(file)
        .split('\n')
        .findIndex((text) => text.includes(words))
      if (line < 0) throw new Error(`${file} does not hold "${words}"`)
      return `${file}:${line + 1}`
    },
    remove: () => rmSync(root, { recursive: true }),
  }
}
