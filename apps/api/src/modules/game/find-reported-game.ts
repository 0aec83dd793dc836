import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type {
  ModeratedThing,
  ReportTargetRule,
  ReportedThing,
} from '../../platform/module/report-target.js'
import { GameFacts } from './game-facts.js'
import { findOpenGame } from './game-repository.js'

/** A game as it stands: its title, subtitle and description. */
async function findReportedGame(
  { db }: Context<never, Actor>,
  id: string,
): Promise<ReportedThing | null> {
  const found = await findOpenGame(db, id)
  if (!found) return null
  const { title, subtitle, description } = GameFacts.parse(found.version.card)
  return {
    authorProfileId: found.game.ownerProfileId,
    excerpt: [title, subtitle, description].join('\n'),
  }
}

async function lookAtGame({ db }: Context, id: string): Promise<ModeratedThing | null> {
  const found = await findOpenGame(db, id)
  if (!found) return null
  const { title, subtitle, description } = GameFacts.parse(found.version.card)
  return {
    authorProfileId: found.game.ownerProfileId,
    title,
    text: [subtitle, description].join('\n'),
    path: `/games/detail?id=${id}`,
    pictures: [],
  }
}

export const reportedGame: ReportTargetRule = { find: findReportedGame, look: lookAtGame }
