import { EventLogProvider } from '@doran/site/core'
import { fakeEventLog } from '@doran/event-log/testing'
import { aTurn, aView } from '@doran/site/testing'
import type { ReaderState } from '@doran/story-reader'
import { openReader } from '@doran/story-reader/testing'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useTurnUsage } from './use-turn-usage'

afterEach(cleanup)

function openWatched() {
  const { log, logged } = fakeEventLog()
  const first = aTurn({ id: 'first', parentId: 'root' })
  const opened: ReaderState = { ...openReader(aView()), turns: [first], phase: { name: 'idle' } }
  const { rerender } = renderHook((state: ReaderState) => useTurnUsage(state), {
    initialProps: opened,
    wrapper: ({ children }) => <EventLogProvider log={log}>{children}</EventLogProvider>,
  })
  const show = (over: Partial<ReaderState>) => rerender({ ...opened, ...over })
  const send = (turns: ReaderState['turns'] = [first]) => {
    const sent = { clientTurnId: 'client', parentId: 'first', kind: 'say', text: '안녕' } as const
    show({ turns, phase: { name: 'sending', sent } })
  }
  const lines = () => logged.map(({ type, object }) => `${type} ${object}`)
  return { first, logged, lines, send, show }
}

const input = { kind: 'say', text: '안녕' } as const

test('a finished turn is logged with its narrator and kind, and none of its text', () => {
  const { first, logged, send, show } = openWatched()
  send()
  show({ turns: [first, aTurn({ parentId: 'first', input, output: '문이 열렸다.' })] })
  expect(logged).toEqual([
    {
      type: 'finish',
      object: 'turn',
      object_name: 'theme-1',
      object_attributes: { kind: 'say', narrator: 'offline', ms: expect.any(Number) },
    },
  ])
  expect(JSON.stringify(logged)).not.toMatch(/안녕|문이/)
})

test('an ending is logged with its turn', () => {
  const { first, logged, lines, send, show } = openWatched()
  const ending = { key: 'dawn', title: '새벽', badge: '별', rare: true }
  send()
  show({ turns: [first, aTurn({ parentId: 'first', index: 2, input, ending })] })
  expect(lines()).toEqual(['finish turn', 'finish play'])
  expect(logged[1]?.object_attributes).toEqual({ ending: 'dawn', rare: true, turns: 2 })
})

test('a turn of another window, or one shown again after a refusal, is not', () => {
  const { first, lines, send, show } = openWatched()
  const second = aTurn({ id: 'second', parentId: 'first', input })
  show({ turns: [first, second] })
  send([first, second])
  show({ turns: [first, second], phase: { name: 'idle' } })
  show({ turns: [first] })
  send()
  show({ turns: [aTurn({ id: 'root', parentId: null, input })] })
  expect(lines()).toEqual([])
})
