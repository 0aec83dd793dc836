import type { WriteMode } from '@doran/story-reader'

const SHOWN =
  /[^\s\p{M}\p{Cc}\p{Surrogate}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\ufff9-\ufffc\u2800\u{13441}\u{13442}\u{1d159}]/u

/** Whether anything typed can be seen: the API refuses the rest as empty. */
export function hasText(text: string): boolean {
  return SHOWN.test(text)
}

const SHORTCUTS: ReadonlyArray<[string, WriteMode]> = [
  ['/대사 ', 'say'],
  ['/말 ', 'say'],
  ['/행동 ', 'do'],
  ['/묘사 ', 'narrate'],
]

/** A mode asked for at the head of the text, and the text without it; null where none is. */
export function readShortcut(text: string): { mode: WriteMode; text: string } | null {
  for (const [head, mode] of SHORTCUTS) {
    if (text.startsWith(head)) return { mode, text: text.slice(head.length) }
  }
  return null
}
