import type { GameContent, GameKind } from '@doran/contract'

export type ContentOf<K extends GameKind> = Extract<GameContent, { kind: K }>

export function isContentOf<K extends GameKind>(
  kind: K,
  content: GameContent,
): content is ContentOf<K> {
  return content.kind === kind
}
