import type { TurnKind } from '@doran/contract'

export const KIND_LABELS: Record<TurnKind, string> = {
  do: '행동',
  say: '대사',
  narrate: '장면 묘사',
  choice: '선택',
  continue: '이어 보기',
}
