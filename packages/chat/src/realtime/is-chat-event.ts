import type { ChatEvent } from '@doran/contract'
import { isRecord } from '@doran/contract/json'

/** Whether a message's data is an event. What is inside of it the API's tests hold to the contract. */
export function isChatEvent(data: unknown): data is ChatEvent {
  if (!isRecord(data)) return false
  const { type, item, channelId, upTo } = data
  if (type === 'item')
    return (
      isRecord(item) && typeof item['seq'] === 'number' && typeof item['channelId'] === 'string'
    )
  if (type === 'read') return typeof channelId === 'string' && typeof upTo === 'number'
  return type === 'channel' && typeof channelId === 'string'
}
