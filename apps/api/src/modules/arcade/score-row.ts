import type { ScoreRow } from '@doran/contract'
import type { RankedRow, ScorePosition } from './score-repository.js'

export function positionOf({
  score,
  achievedAt,
  profileId,
}: Pick<RankedRow, 'score' | 'achievedAt' | 'profileId'>): ScorePosition {
  return { score, achievedAt: achievedAt.toISOString(), profileId }
}

export function toScoreRow(
  { profileId, nickName, score }: Pick<RankedRow, 'profileId' | 'nickName' | 'score'>,
  { place, viewerId }: { place: number; viewerId: string | null },
): ScoreRow {
  return { place, profileId, nickName, score, isMine: profileId === viewerId }
}
