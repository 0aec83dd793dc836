import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type { ReportedThing } from '../../platform/module/report-target.js'
import { GameFacts } from './game-facts.js'
import { findOpenGame } from './game-store.js'

/** A game as it stands: its title, subtitle and description. */
export async function findReportedGame(
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
