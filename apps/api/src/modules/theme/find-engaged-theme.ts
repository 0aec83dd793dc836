import type { ThemeCard } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type { EngagementThing } from '../../platform/module/engagement-target.js'
import { findThemeCard } from './find-theme-card.js'
import { listNewest } from './list-themes.js'

type ActorContext = Context<never, Actor>

/** A theme as what is liked, saved and followed; none that the member's birthday closes to them. */
export async function findEngagedTheme(
  ctx: ActorContext,
  id: string,
): Promise<EngagementThing | null> {
  const card = await findThemeCard(ctx, id)
  return card && isOpen(ctx, card) ? toThing(card) : null
}

/** By their ids. */
export async function findEngagedThemes(
  ctx: ActorContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EngagementThing>> {
  const cards = await listNewest(ctx, { filter: { ids }, limit: ids.length })
  return new Map(cards.filter((card) => isOpen(ctx, card)).map((card) => [card.id, toThing(card)]))
}

export function isOpen({ actor }: ActorContext, { ageRating }: ThemeCard): boolean {
  return !(ageRating === '15' && actor.kind === 'member' && actor.isUnder15)
}

function toThing({ title, hook, cover }: ThemeCard): EngagementThing {
  const picture = { url: cover.url, alt: cover.alt }
  return { ownerProfileId: null, title, subtitle: hook, picture }
}
