export type WriteMode = 'do' | 'say' | 'narrate'

const SHORTCUTS: ReadonlyArray<[string, WriteMode]> = [
  ['/말 ', 'say'],
  ['/행동 ', 'do'],
  ['/상황 ', 'narrate'],
  ['/서술 ', 'narrate'],
]

/** A mode asked for at the head of the text, and the text without it; null where none is. */
export function readShortcut(text: string): { mode: WriteMode; text: string } | null {
  for (const [head, mode] of SHORTCUTS) {
    if (text.startsWith(head)) return { mode, text: text.slice(head.length) }
  }
  return null
}
