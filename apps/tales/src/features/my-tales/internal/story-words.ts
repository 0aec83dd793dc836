import type { StorySessionCard } from '@doran/contract'
import { readSoFar, sceneName } from '@doran/site/core'

/** What a story is called in lists: as its reader named it, else as its theme. */
export function storyTitle({ title, theme }: StorySessionCard): string {
  return title ?? theme.title
}

/** How far it was read, or where it ended. */
export function progressWords({ ending, status, turnCount }: StorySessionCard): string {
  if (ending) return `결말 ‘${ending.title}’`
  if (status === 'locked') return '확인하는 동안 닫아 두었어요'
  return readSoFar(turnCount)
}

/** Where it comes from, of one that did not begin at its opening. */
export function originLabel({ origin, parent }: StorySessionCard): string | null {
  switch (origin) {
    case 'started':
      return null
    case 'imported':
      return '가져온 이야기'
    case 'shared':
      return '공유받은 장면에서'
    case 'branched':
      return parent ? `${sceneName(parent.turnIndex)}에서 갈라진 이야기` : '갈라진 이야기'
  }
}
