import type { Turn, TurnKind } from '@doran/contract'

/** The person's own line as the story shows it; null where they only let it continue. */
export function sentLine(input: Turn['input']): string | null {
  if (!input || input.kind === 'continue') return null
  return input.kind === 'say' ? `“${input.text.replace(/^[“"]|[”"]$/g, '')}”` : input.text
}

export const KIND_LABELS: Record<TurnKind, string> = {
  do: '행동',
  say: '대사',
  narrate: '장면 묘사',
  choice: '선택',
  continue: '이어 보기',
}
