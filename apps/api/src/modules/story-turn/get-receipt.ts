import { z } from 'zod'
import { ProseMark, type TurnReceipt } from '@doran/contract'
import { StoryState, calledCards } from '@doran/story-engine'
import type { Context } from '../../platform/context/context.js'
import { findReceipt } from './receipt-repository.js'
import { listPath } from '../story-path/index.js'
import { findStoryVersion } from './turn-repository.js'
import type { TurnRow } from '../../schema/story/turn.table.js'

const SCANNED_TURNS = 4

const Called = z.array(z.object({ card: z.string(), by: z.string() }))
const Sections = z.array(z.object({ name: z.string(), tokens: z.number() }))
const Drops = z.array(z.object({ what: z.string(), tokens: z.number(), reason: z.string() }))

/** How a turn came about: what was called and left out, by whom it was told, what it took and cost. */
export async function getReceipt(ctx: Context<'themes'>, turn: TurnRow): Promise<TurnReceipt> {
  const receipt = await findReceipt(ctx.db, turn.id)
  return {
    narrator: turn.narrator,
    model: turn.model,
    seed: turn.seed,
    called: receipt ? Called.parse(receipt.fired) : await calledOffline(ctx, turn),
    marks: z.array(ProseMark).parse(turn.marks),
    gems: { held: turn.gemsHeld, charged: turn.gemsCharged },
    prompt: receipt && {
      tokens: receipt.promptTokens,
      sections: Sections.parse(receipt.sections),
      dropped: Drops.parse(receipt.drops),
      firstTextMs: receipt.firstTextMs,
      totalMs: receipt.totalMs,
      finish: receipt.finish,
    },
  }
}

/** What the texts name that a model would have been told of too. */
async function calledOffline(
  { db, themes }: Context<'themes'>,
  turn: TurnRow,
): Promise<TurnReceipt['called']> {
  const [version, path] = await Promise.all([
    findStoryVersion(db, turn.sessionId),
    listPath(db, turn.id, SCANNED_TURNS + 1),
  ])
  const { compiled } = await themes.load(db, version.themeHash, version.commonHash)
  return calledCards(
    compiled,
    StoryState.parse(path[1]?.state ?? turn.state),
    path.map(({ inputText, output }) => `${inputText ?? ''}\n${output}`),
  )
}
