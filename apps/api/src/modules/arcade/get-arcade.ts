import type { Arcade, ScoreRow } from '@doran/contract'
import { ARCADE } from '@doran/contract/limits'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { createSharedRead } from '../../platform/db/shared-read.js'
import { AppError } from '../../platform/errors/app-error.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import { findGameOfKind } from '../game/index.js'
import { seasonOf, weekOf } from './arcade-week.js'
import { listDays, sumPops, type DayRow } from './day-repository.js'
import { readPlaces, viewerOf } from './read-places.js'
import { positionOf, toScoreRow } from './score-row.js'
import { countBefore, findScore } from './score-repository.js'

/** A week's three best. */
export const PODIUM = { after: null, limit: 3 }

/** So often at most a process asks for what everybody popped. */
const POPS_FRESH_MS = 10_000

const readPops = createSharedRead<number>(POPS_FRESH_MS)

/** The field's lobby: what there is today and this week, and how the caller does. */
export async function getArcade(ctx: Context<never, Actor>): Promise<Arcade> {
  const { db, clock, actor } = ctx
  const gameId = await findArcadeGame(ctx)
  const now = clock.now()
  const today = dayInSeoul(now)
  const week = weekOf(now)
  const viewer = await viewerOf(ctx)
  const [poppedToday, days, place, podium] = await Promise.all([
    readPops(ctx, `${gameId} ${today}`, () => sumPops(db, gameId, today)),
    actor.kind === 'nobody' ? [] : listDays(db, { owner: actor, gameId }),
    findPlace(ctx, { gameId, week }),
    readPlaces(ctx, { viewer, among: { gameId, week: week - 7 }, ...PODIUM }),
  ])
  const daily = days.find(({ day }) => day === today)
  return {
    gameId,
    poppedToday,
    mine: recordsOf(days, today),
    daily: {
      triesLeft: Math.max(0, ARCADE.dailyTries - (daily?.tries ?? 0)),
      best: daily?.bestDaily ?? null,
    },
    season: seasonOf(week),
    place,
    podium: podium.items,
  }
}

/** The game that the field is. */
export async function findArcadeGame({ db }: Context): Promise<string> {
  const id = await findGameOfKind(db, 'tomato')
  if (!id) throw new AppError('NOT_FOUND')
  return id
}

async function findPlace(
  { db, actor }: Context<never, Actor>,
  key: { gameId: string; week: number },
): Promise<ScoreRow | null> {
  const viewerId = profileIdOf(actor)
  const row = viewerId === null ? null : await findScore(db, { ...key, profileId: viewerId })
  if (!row) return null
  return toScoreRow(row, { place: (await countBefore(db, key, positionOf(row))) + 1, viewerId })
}

function recordsOf(days: readonly DayRow[], today: number): Arcade['mine'] {
  const played = days.filter(({ games }) => games > 0)
  const games = played.reduce((sum, day) => sum + day.games, 0)
  if (games === 0) return null
  const total = played.reduce((sum, day) => sum + day.total, 0)
  return {
    best: Math.max(...played.map(({ best }) => best)),
    average: Math.round(total / games),
    games,
    days: daysInARow(played, today),
  }
}

/** Until today, or until yesterday while nothing was played today. */
function daysInARow(played: readonly DayRow[], today: number): number {
  const [latest] = played
  if (!latest || latest.day < today - 1) return 0
  const broken = played.findIndex(({ day }, at) => day !== latest.day - at)
  return broken === -1 ? played.length : broken
}
