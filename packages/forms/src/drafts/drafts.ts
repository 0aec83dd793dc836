import { localStore, tabStore } from '@doran/browser-storage'
import { STORAGE_KEYS } from '@doran/contract/names'

/** Something that is being typed, kept in the browser until it is sent. Signing out removes all of them. */
export interface Draft<T> {
  /** Null where there is none, and on a server. */
  read: () => T | null
  write: (value: T) => void
  remove: () => void
}

type DraftOptions = {
  /** Different for each form, and for each thing that one form may edit. */
  name: string
  /** `device`: outlives the tab, but on a borrowed device. */
  scope: 'tab' | 'device'
}

export type JsonDraftOptions<T> = DraftOptions & {
  /** Checks what was stored, which an older version of the page may have written; null where it is none. */
  parse: (stored: unknown) => T | null
  /** Leaves out of a value what must not be stored, such as passwords and files. Absent, all of it is stored. */
  toStored?: (value: T) => unknown
}

export interface Drafts {
  json: <T>(options: JsonDraftOptions<T>) => Draft<T>
  /** An empty text is none. */
  text: (options: DraftOptions) => Draft<string>
}

/** The drafts of an app. On a borrowed device no draft outlives its tab, whatever its form asks for. */
export function createDrafts({ isBorrowedDevice }: { isBorrowedDevice: () => boolean }): Drafts {
  function storedText({ name, scope }: DraftOptions): Draft<string> {
    const key = `${STORAGE_KEYS.draft}${name}`
    const remove = () => {
      tabStore.remove(key)
      localStore.remove(key)
    }
    return {
      read: () => tabStore.get(key) ?? localStore.get(key),
      write: (text) => {
        remove()
        const storage = scope === 'tab' || isBorrowedDevice() ? tabStore : localStore
        if (text !== '') storage.set(key, text)
      },
      remove,
    }
  }
  return {
    text: storedText,
    json({ parse, toStored = (value) => value, ...options }) {
      const text = storedText(options)
      return {
        read: () => parse(parseJson(text.read())),
        write: (value) => text.write(JSON.stringify(toStored(value))),
        remove: text.remove,
      }
    },
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
