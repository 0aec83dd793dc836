import type { Arcade, ScoreRow } from '@doran/contract'

export const GAME_ID = '0198f000-0000-7000-8000-000000000001'

export function aScore(place: number, over: Partial<ScoreRow> = {}): ScoreRow {
  return {
    place,
    profileId: `0198f000-0000-7000-8000-0000000001${String(place).padStart(2, '0')}`,
    nickName: `농부${place}`,
    score: 1_000 - place * 100,
    isMine: false,
    ...over,
  }
}

export function anArcade(over: Partial<Arcade> = {}): Arcade {
  return {
    gameId: GAME_ID,
    poppedToday: 1_234,
    mine: { best: 120, average: 60, games: 3, days: 2 },
    daily: { triesLeft: 2, best: null },
    season: { from: '2026-11-22T20:00:00.000Z', to: '2026-11-29T20:00:00.000Z' },
    place: null,
    podium: [],
    ...over,
  }
}
