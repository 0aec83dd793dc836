import type { Turn, TurnKind } from '@doran/contract'

/** The person's own line as the story shows it; null where they only let it continue. */
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

/** A turn is not always a scene: an aside and its answer are one too. */
export function turnName(index: number): string {
  return index === 0 ? '첫 장면' : `${index}번째 차례`
}
