import type { Channel } from '../channels/channel.js'
import { checkChannelName } from '../channels/channel-name.js'
import { formatMessageSerial } from '../channels/serial.js'
import { wirePresence, type StoredPresence } from '../channels/stored.js'
import { answerFormat } from './answer-format.js'
import { requirePermission } from './authenticate-request.js'
import { page, type Listed } from './page.js'
import type { RestAnswer, RestCall } from './rest-call.js'
import { untilSerial } from './until-serial.js'

export function channelPresence(call: RestCall, name: string): RestAnswer {
  const channel = readable(call, name, 'subscribe', 'presence')
  const format = answerFormat(call.request)
  const members = (channel?.members.list() ?? [])
    .filter((member) => isAskedFor(member, call.query))
    .map((member): Listed => ({
      cursor: `${member.clientId}:${member.connectionId}`,
      timestamp: member.timestamp,
      body: wirePresence(member, format),
    }))
    .toSorted((a, b) => (a.cursor < b.cursor ? -1 : 1))
  return page(members, call.query, { path: 'presence', isForwards: true })
}

export function channelPresenceHistory(call: RestCall, name: string): RestAnswer {
  const channel = readable(call, name, 'history')
  const format = answerFormat(call.request)
  const until = untilSerial(call)
  const listed = (channel?.log.entries() ?? []).flatMap((entry): Listed[] => {
    if (entry.kind !== 'presence' || (until !== null && entry.number > until)) return []
    return entry.presence.map((item, index) => ({
      // The order of a list by itself: entries are never numbered with more digits.
      cursor: formatMessageSerial(String(entry.number).padStart(12, '0'), index),
      timestamp: item.timestamp,
      body: wirePresence(item, format),
    }))
  })
  return page(listed, call.query, { path: 'history' })
}

function readable(call: RestCall, name: string, ...operations: string[]): Channel | undefined {
  checkChannelName(name)
  requirePermission(call, name, ...operations)
  return call.app.hub.find(name)
}

function isAskedFor(member: StoredPresence, query: URLSearchParams): boolean {
  const clientId = query.get('clientId')
  const connectionId = query.get('connectionId')
  return (
    (clientId === null || clientId === member.clientId) &&
    (connectionId === null || connectionId === member.connectionId)
  )
}
