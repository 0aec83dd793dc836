import type { Turn, TurnKind } from '@doran/contract'

/** How the person's own line stands in the story; null where they only let it go on. */
export function sentLine(input: Turn['input']): string | null {
  if (!input || input.kind === 'continue') return null
  return input.kind === 'say' ? `“${input.text.replace(/^[“"]|[”"]$/g, '')}”` : input.text
}

export const KIND_LABELS: Record<TurnKind, string> = {
  do: '행동',
  say: '말',
  narrate: '상황',
  choice: '고른 길',
  continue: '계속',
}
