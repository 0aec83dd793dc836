import type { ReplyOf } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { readStory } from '../story-session/index.js'
import { recordAct } from './record-act.js'
import { findTicket, senderOf, type TicketRow } from './ticket-repository.js'

type Story = ReplyOf<'POST /v1/admin/ticket/{ticketId}/story'>

/** Far more than what went wrong needs. */
const LAST_TURNS = 500

/**
 * The story of whoever let it be read with their ticket, until that is closed. That somebody asked is logged either way.
 * @throws AppError NOT_FOUND
 */
export async function readTicketStory(
  ctx: FullContext<Member>,
  { ticketId }: { ticketId: string },
): Promise<Story> {
  // What is refused is logged too, so the refusal comes after the commit.
  const story = await inTransaction(ctx, async (tx) => {
    const row = await findTicket(tx.db, ticketId)
    if (!row) return null
    const found = await readAllowed(tx, row)
    await recordAct(tx, { action: found ? 'ticket.story_read' : 'ticket.story_refused', row })
    return found
  })
  if (!story) throw new AppError('NOT_FOUND')
  const turns = story.turns.map(({ input, output }) => ({ input: input?.text ?? '', text: output }))
  return { title: story.title, turns }
}

async function readAllowed(ctx: FullContext<Member>, row: TicketRow) {
  const { mayReadStory, status, subjectType, subjectId: id } = row
  if (!mayReadStory || status === 'closed' || subjectType !== 'session' || id === null) return null
  return readStory(ctx, { owner: senderOf(row), id, limit: LAST_TURNS })
}
