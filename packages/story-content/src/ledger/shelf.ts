import { join } from 'node:path'
import { allTexts, commonTexts, type AuthoredText } from '@doran/story-engine'
import { openCommon, openTheme, themeFolder } from '../open-theme.js'
import { readLedger, type Ledger } from './ledger-file.js'
import { textHash } from './text-hash.js'

export type ShelvedText = AuthoredText & { hash: string; place: string }

/** The texts of one theme, or the common ones, with the ledger that stands beside them. */
export type Shelf = { name: string; folder: string; texts: ShelvedText[]; ledger: Ledger }

export const COMMON_SHELF = 'common'

/** Throws `ContentError` where the files cannot be read. */
export function openShelf(root: string, name: string): Shelf {
  if (name === COMMON_SHELF) {
    const folder = join(root, 'common')
    const { data, placeOf } = openCommon(root)
    return shelve(name, folder, root, commonTexts(data), (where) =>
      // The engine's own lines stand in its sources.
      where.startsWith('engine.') ? '@doran/story-engine' : placeOf(where),
    )
  }
  const { data, placeOf } = openTheme(root, name)
  return shelve(name, themeFolder(root, name), root, allTexts(data), placeOf)
}

export function unreadTexts({ texts, ledger }: Shelf): ShelvedText[] {
  return texts.filter(({ hash }) => !Object.hasOwn(ledger, hash))
}

function shelve(
  name: string,
  folder: string,
  root: string,
  texts: readonly AuthoredText[],
  placeOf: (where: string) => string,
): Shelf {
  const shelved = texts.map((authored) => ({
    ...authored,
    hash: textHash(authored.text),
    place: placeOf(authored.where),
  }))
  return { name, folder, texts: shelved, ledger: readLedger(folder, root) }
}
