import { expect, test } from 'vitest'
import type { ApiClient } from '@doran/api-client'
import { startStory } from './start-story'

type Asked = { key: string; body: unknown }

function isReply<T>(_value: unknown): _value is T {
  return true
}

function api(asked: Asked[], closed: { count: number }): ApiClient {
  return {
    async call(key, input) {
      asked.push({ key, body: Reflect.get(input, 'body') })
      const view: unknown = { session: { id: 's1', leafTurnId: 'root' } }
      if (!isReply<never>(view)) throw new Error('unreachable')
      return view
    },
    async *stream(key, input) {
      asked.push({ key, body: Reflect.get(input, 'body') })
      const message: unknown = { event: { type: 'start' }, lastEventId: undefined }
      try {
        if (isReply<never>(message)) yield message
        throw new Error('read past start')
      } finally {
        closed.count += 1
      }
    },
    get: () => Promise.resolve(null),
  }
}

test('starts a story and leaves the running first turn at start', async () => {
  const asked: Asked[] = []
  const closed = { count: 0 }
  const id = await startStory(api(asked, closed), {
    templateUuid: 'theme-1',
    clientSessionId: 'client-session',
    choice: { clientTurnId: 'client-turn', label: '묻는다' },
  })
  expect(id).toBe('s1')
  expect(asked.map(({ body }) => body)).toEqual([
    { clientSessionId: 'client-session', templateUuid: 'theme-1' },
    { clientTurnId: 'client-turn', parentTurnUuid: 'root', kind: 'choice', text: '묻는다' },
  ])
  expect(closed.count).toBe(1)
})

test('starts without a choice by one call', async () => {
  const asked: Asked[] = []
  await startStory(api(asked, { count: 0 }), { templateUuid: 't', clientSessionId: 'c' })
  expect(asked).toHaveLength(1)
})
