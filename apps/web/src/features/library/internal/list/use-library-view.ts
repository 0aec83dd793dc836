'use client'

import { STORAGE_KEYS } from '@doran/contract/names'
import { useStoredChoice } from '@doran/site/core'

const VIEW = { key: STORAGE_KEYS.libraryView, values: ['grid', 'list'] } as const

export type LibraryView = (typeof VIEW.values)[number]

/** How this browser shows what is in the library; the server renders tiles. */
export function useLibraryView() {
  return useStoredChoice<LibraryView>(VIEW)
}
