import { ApiError, networkError, type ApiErrorCode } from '@doran/api-client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyRoom, reduceRoom } from '../room/reduce-room.js'
import { anItem, ME } from '../room/room.fixtures.js'
import { createOutbox, type SentContent } from './create-outbox.js'

type Answer = 'sent' | ApiErrorCode | Promise<'sent' | ApiErrorCode>

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
})

function open({ answers = [], uploads = [] }: { answers?: Answer[]; uploads?: Answer[] } = {}) {
  const posted: SentContent[] = []
  const rooms = new Map<string, ReturnType<typeof emptyRoom>>()
  let uploaded = 0
  let isOnline = true
  const roomOf = (id: string) => rooms.get(id) ?? emptyRoom(id, ME)
  const answered = async (answer: Answer | undefined) => {
    const code = (await answer) ?? 'sent'
    if (code === 'NETWORK') throw networkError(null)
    if (code !== 'sent') throw new ApiError({ code, message: '', status: 409 })
  }
  const outbox = createOutbox({
    async post(channelId, { clientItemId, kind, body }) {
      posted.push({ clientItemId, kind, body })
      await answered(answers.shift())
      return { ...anItem(posted.length, { by: ME }), channelId, clientItemId, kind, body }
    },
    async upload() {
      uploaded += 1
      await answered(uploads.shift())
      return 'key'
    },
    dispatch: (id, action) => void rooms.set(id, reduceRoom(roomOf(id), action)),
    pendingOf: (id) => roomOf(id).pending,
    isOnline: () => isOnline,
  })
  return {
    outbox,
    bodies: () => posted.map(({ body }) => body),
    ids: () => posted.map(({ clientItemId }) => clientItemId),
    pending: (id = 'a') => roomOf(id).pending,
    states: () => roomOf('a').pending.map(({ state, code }) => `${state} ${code}`),
    sent: () => roomOf('a').log.items.map(({ body }) => body),
    uploaded: () => uploaded,
    write: (...bodies: string[]) =>
      bodies.forEach((body) => outbox.send('a', { kind: 'text', body })),
    setOnline: (next: boolean) => (isOnline = next),
    flush: () => vi.advanceTimersByTimeAsync(0),
  }
}

describe('sending', () => {
  it('is one after the other in a channel, and not held up by another channel', async () => {
    const first = Promise.withResolvers<'sent'>()
    const { outbox, write, bodies, sent, flush } = open({ answers: [first.promise] })
    write(' one ', 'two', '  ')
    outbox.send('b', { kind: 'theme', body: 'theme-id' })
    await flush()
    expect(bodies()).toEqual(['one', 'theme-id'])
    first.resolve('sent')
    await flush()
    expect(bodies()).toEqual(['one', 'theme-id', 'two'])
    expect(sent()).toEqual(['one', 'two'])
  })

  it('waits while offline and goes in order once online', async () => {
    const { outbox, write, setOnline, states, bodies, pending, flush } = open()
    setOnline(false)
    write('one', 'two')
    await flush()
    expect(states()).toEqual(['waiting null', 'waiting null'])
    setOnline(true)
    outbox.resume('a')
    expect(states()).toEqual(['sending null', 'sending null'])
    await flush()
    expect([bodies(), pending()]).toEqual([['one', 'two'], []])
  })

  it('goes on by itself after a lost connection, with the same id', async () => {
    const { write, states, bodies, ids, pending, flush } = open({
      answers: ['NETWORK', 'NETWORK'],
    })
    write('one', 'two')
    await flush()
    expect(states()).toEqual(['waiting NETWORK', 'waiting NETWORK'])
    write('three')
    expect(states()).toEqual(['waiting NETWORK', 'waiting NETWORK', 'waiting null'])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(bodies()).toEqual(['one', 'one'])
    await vi.advanceTimersByTimeAsync(4_000)
    expect(bodies()).toEqual(['one', 'one', 'one', 'two', 'three'])
    expect(new Set(ids()).size).toBe(3)
    expect(pending()).toEqual([])
  })

  it('goes on at once when the connection is back', async () => {
    const { outbox, write, bodies, flush } = open({ answers: ['NETWORK'] })
    write('one')
    await flush()
    outbox.resume('a')
    await flush()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(bodies()).toEqual(['one', 'one'])
  })

  it('leaves what the server refuses in its place, for the person to try again or discard', async () => {
    const { outbox, write, states, pending, sent, bodies, flush } = open({
      answers: ['CHAT_WAITING', 'CHAT_CLOSED', 'sent', 'sent'],
    })
    write('one', 'two', 'three')
    await flush()
    expect(states()).toEqual(['failed CHAT_WAITING', 'failed CHAT_CLOSED'])
    const [one, two] = pending()
    outbox.discard('a', one?.clientItemId ?? '')
    outbox.retry('a', two?.clientItemId ?? '')
    await flush()
    expect(bodies()).toEqual(['one', 'two', 'three', 'two'])
    expect([sent(), pending()]).toEqual([['three', 'two'], []])
  })

  it('waits where a limit was reached, and goes on by itself in order', async () => {
    const { write, states, pending, sent, flush } = open({ answers: ['sent', 'TOO_MANY'] })
    write('one', 'two', 'three')
    await flush()
    expect(states()).toEqual(['waiting TOO_MANY', 'waiting TOO_MANY'])
    await vi.advanceTimersByTimeAsync(1_000)
    await flush()
    expect([sent(), pending()]).toEqual([['one', 'two', 'three'], []])
  })

  it('begins nothing more once it is stopped', async () => {
    const { outbox, write, bodies, flush } = open({ answers: ['NETWORK'] })
    write('one')
    await flush()
    outbox.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    write('two')
    expect(bodies()).toEqual(['one'])
  })
})

describe('a photo', () => {
  const file = new File(['x'], 'a.png', { type: 'image/png' })

  it('is seen at once, uploaded, and sent by its key', async () => {
    const { outbox, pending, bodies, flush } = open()
    outbox.sendPhoto('a', file)
    expect(pending()).toMatchObject([{ kind: 'image', body: '', previewUrl: 'blob:1' }])
    await flush()
    expect([bodies(), pending()]).toEqual([['key'], []])
  })

  it('is uploaded once though it is sent twice, so that its body stays the same', async () => {
    const { outbox, uploaded, bodies, ids } = open({ answers: ['NETWORK'] })
    outbox.sendPhoto('a', file)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([uploaded(), bodies(), new Set(ids()).size]).toEqual([1, ['key', 'key'], 1])
  })

  it('waits for a connection, and fails where its file is refused', async () => {
    const { outbox, states, uploaded } = open({ uploads: ['NETWORK', 'FILE_TYPE'] })
    outbox.sendPhoto('a', file)
    await vi.advanceTimersByTimeAsync(0)
    expect(states()).toEqual(['waiting NETWORK'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect([states(), uploaded()]).toEqual([['failed FILE_TYPE'], 2])
  })

  it('that is discarded while it is uploaded is not sent', async () => {
    const upload = Promise.withResolvers<'sent'>()
    const { outbox, pending, bodies, flush } = open({ uploads: [upload.promise] })
    outbox.sendPhoto('a', file)
    outbox.discard('a', pending()[0]?.clientItemId ?? '')
    upload.resolve('sent')
    await flush()
    expect(bodies()).toEqual([])
  })
})
