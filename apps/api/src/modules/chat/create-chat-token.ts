import type { ParsedQueryOf, ReplyOf } from '@doran/contract'
import { CHAT } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { personChannel, roomChannel } from '../realtime/index.js'
import { findChannelRow } from './channel-repository.js'

type Asked = ParsedQueryOf<'GET /v1/chat/auth'>
type Answer = ReplyOf<'GET /v1/chat/auth'>

/**
 * A token for the realtime service: to hear what the member's pages are told and, in an accepted conversation that is
 * open between both, to show and see who is typing.
 * @throws AppError NO_REALTIME
 */
export async function createChatToken(
  { database, clock, realtime, actor }: Context<'realtime', Member>,
  { clientId, channelId }: Asked,
): Promise<Answer> {
  if (!realtime.isOn()) throw new AppError('NO_REALTIME')
  const person = personChannel(actor.profileId)
  const row =
    channelId === undefined ? null : await findChannelRow(database, actor.profileId, channelId)
  const isOpen =
    row?.status === 'accepted' &&
    !row.is_gone &&
    !row.has_left &&
    !row.is_blocked &&
    !row.is_blocked_by_me
  const room = row && isOpen ? roomChannel(row.id) : null
  const token = realtime.createToken({
    clientId,
    revocationKey: actor.authSessionId,
    capability: {
      [person]: ['subscribe'],
      ...(room !== null && { [room]: ['presence', 'subscribe'] }),
    },
    now: clock.now(),
    ttlMs: CHAT.tokenMs,
  })
  return {
    ...token,
    clientId,
    endpoint: realtime.endpoint,
    personChannel: person,
    roomChannel: room,
  }
}
