import type { ScoreRow } from '@doran/contract'
import type { RankedRow, ScorePosition } from './score-store.js'

export function positionOf({ score, achievedAt, profileId }: RankedRow): ScorePosition {
  return { score, achievedAt: achievedAt.toISOString(), profileId }
}

export function toScoreRow(
  { playId: _playId, achievedAt, ...row }: RankedRow,
  { place, viewerId }: { place: number; viewerId: string | null },
): ScoreRow {
  return {
    ...row,
    place,
    achievedAt: achievedAt.toISOString(),
    isMine: row.profileId === viewerId,
  }
}
