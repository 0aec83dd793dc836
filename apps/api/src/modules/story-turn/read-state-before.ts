import { StoryState, reviseMemories } from '@doran/story-engine'
import type { Context } from '../../platform/context/context.js'
import { readRevisions } from '../story-memory/index.js'
import type { AcceptedTurn } from './accepted-turn.js'

/** The state that a turn starts from, with the reader's own words for what the story remembers. */
export async function readStateBefore(
  ctx: Context,
  { parent, row }: Pick<AcceptedTurn, 'parent' | 'row'>,
): Promise<StoryState> {
  return reviseMemories(StoryState.parse(parent.state), await readRevisions(ctx, row.sessionId))
}
