import type { Channel } from '../channels/channel.js'
import { checkChannelName } from '../channels/channel-name.js'
import { MODE } from '../protocol/modes.js'
import { requirePermission } from './authenticate-request.js'
import type { RestAnswer, RestCall } from './rest-call.js'

export function channelDetails(call: RestCall, name: string): RestAnswer {
  checkChannelName(name)
  requirePermission(call, name, 'channel-metadata')
  const channel = call.app.hub.find(name)
  const status = { isActive: channel !== undefined, occupancy: { metrics: metricsOf(channel) } }
  return { status: 200, body: { channelId: name, name, status } }
}

function metricsOf(channel: Channel | undefined): object {
  const subscribers = [...(channel?.subscribers ?? [])]
  const count = (mode: number) => subscribers.filter(({ modes }) => (modes & mode) !== 0).length
  return {
    connections: subscribers.length,
    publishers: count(MODE.publish),
    subscribers: count(MODE.subscribe),
    presenceConnections: count(MODE.presence),
    presenceMembers: channel?.members.size ?? 0,
    presenceSubscribers: count(MODE.presence_subscribe),
  }
}
