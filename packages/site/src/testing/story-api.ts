import type { ApiClient } from '@doran/api-client'
import type { ContractKey, ReplyOf, TurnEvent } from '@doran/contract'

export type FakeLine = { events: readonly TurnEvent[]; ends?: Error; hold?: Promise<unknown> }
type FakeRequest = { key: string; input: Record<string, unknown> }

/**
 * An API that answers each call with the next prepared reply of its key (a download with a `Blob`), and each stream
 * with the next line. A line's `hold` is awaited after its events, then `ends` is thrown.
 */
export function fakeApi(replies: Record<string, unknown[]>, lines: FakeLine[]) {
  const requests: FakeRequest[] = []
  const nextOf = (key: ContractKey): unknown => {
    const prepared = replies[key]
    if (!prepared?.length) throw new Error(`no reply prepared for ${key}`)
    const reply = prepared.shift()
    if (reply instanceof Error) throw reply
    return reply
  }
  const replyTo = <K extends ContractKey>(key: K, input: object): ReplyOf<K> => {
    requests.push({ key, input: { ...input } })
    const reply = nextOf(key)
    if (!isReplyTo(key, reply)) throw new Error('unreachable')
    return reply
  }
  const client: ApiClient = {
    call: async (key, input) => replyTo(key, input),
    upload: async (key, input) => replyTo(key, input),
    async download(key, input) {
      requests.push({ key, input: { ...input } })
      const reply = nextOf(key)
      if (!(reply instanceof Blob)) throw new Error(`the reply prepared for ${key} is no file`)
      return { blob: reply, filename: null }
    },
    async *stream(key, input) {
      requests.push({ key, input: { ...input } })
      const line = lines.shift()
      if (!line) throw new Error(`no line prepared for ${key}`)
      for (const event of line.events) {
        if (isReplyTo(key, event)) yield { event, lastEventId: undefined }
      }
      await line.hold
      if (line.ends) throw line.ends
    },
    get: () => Promise.resolve(null),
  }
  return { client, requests }
}

// The test that prepares a reply is the one that reads it.
function isReplyTo<K extends ContractKey>(_key: K, _value: unknown): _value is ReplyOf<K> {
  return true
}
