import { aTurn, aView, fakeApi } from '@doran/site/testing'
import { createStoryReader, type ReaderPhase, type StoryReader } from '@doran/story-reader'
import { openReader } from '@doran/story-reader/testing'
import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TurnButton } from '../composer/turn-button'
import { useSkipGesture } from '../screen/use-skip-gesture'
import { PendingTurn } from './pending-turn'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
})

const HINT = /글이나 ‘바로 보기’를 누르면 나머지가 바로 보여요/

function streaming(narrator: 'offline' | 'model', output = '문이 열렸다.'): ReaderPhase {
  const turn = aTurn({ id: 't1', status: 'streaming', narrator, output })
  return { name: 'streaming', turn, isStopping: false, ahead: null }
}

function listen(canSkip = true): string[] {
  document.body.innerHTML =
    '<main><p id="text">글</p><button id="button">고름</button></main><textarea id="box"></textarea>'
  const asked: string[] = []
  renderHook(() => useSkipGesture(canSkip, () => asked.push('skip')))
  return asked
}
const at = (id: string) => document.getElementById(id) ?? document.body

test('a tap on the text, Space and Enter ask for the rest', () => {
  const asked = listen()
  fireEvent.click(at('text'))
  fireEvent.keyDown(document.body, { key: ' ' })
  fireEvent.keyDown(at('text'), { key: 'Enter' })
  expect(asked).toHaveLength(3)
})

test('what has a use of its own keeps it', () => {
  const asked = listen()
  fireEvent.click(at('button'))
  fireEvent.click(at('text'), { detail: 2 })
  fireEvent.click(document.body)
  for (const id of ['button', 'box']) {
    for (const key of [' ', 'Enter']) fireEvent.keyDown(at(id), { key })
  }
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: ' ', repeat: true })
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(asked).toEqual([])
})

test('nothing is listened to where nothing can be skipped', () => {
  const asked = listen(false)
  fireEvent.click(at('text'))
  fireEvent.keyDown(document.body, { key: ' ' })
  expect(asked).toEqual([])
})

test('the hint stands by the first turn, and by no later one', () => {
  const { unmount } = render(<PendingTurn sessionId="s" phase={streaming('offline')} />)
  expect(screen.getByText(HINT)).toBeTruthy()
  unmount()
  render(<PendingTurn sessionId="s" phase={streaming('offline')} />)
  expect(screen.queryByText(HINT)).toBeNull()
})

test('a model’s writing has no rest to be shown, and gives no hint of one', () => {
  render(<PendingTurn sessionId="s" phase={streaming('model')} />)
  expect(screen.queryByText(HINT)).toBeNull()
})

test.each([
  ['offline', '바로 보기', 'skip'],
  ['model', '멈추기', 'stop'],
] as const)('beside a turn of the %s narrator stands “%s”', (narrator, name, act) => {
  const asked: string[] = []
  const view = aView()
  const reader: StoryReader = {
    ...createStoryReader({
      api: fakeApi({}, []).client,
      view,
      newId: () => 'c',
      pace: () => 'normal',
    }),
    stop: async () => void asked.push('stop'),
  }
  const state = { ...openReader(view), phase: streaming(narrator) }
  render(<TurnButton state={state} reader={reader} onSkip={() => asked.push('skip')} />)
  fireEvent.click(screen.getByRole('button', { name }))
  expect(asked).toEqual([act])
})
