import { aTurn, aView, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createStoryPlayer, type StoryPlayer } from '../story-player'
import { openPlayer } from '../reduce-player'
import type { PlayerPhase } from './player-phase'
import { Telling } from './telling'
import { TellingButton } from './telling-button'
import { useHurryByHand } from './use-hurry-by-hand'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
})

const HINT = /글을 누르면 나머지가 바로 보여요/

function streaming(narrator: 'offline' | 'model', text = '문이 열렸다.'): PlayerPhase {
  const turn = aTurn({ id: 't1', status: 'streaming', narrator })
  return { name: 'streaming', turn, text, stopping: false, ahead: null }
}

function hands(isHurriable = true): string[] {
  document.body.innerHTML =
    '<main><p id="text">글</p><button id="button">고름</button></main><textarea id="box"></textarea>'
  const asked: string[] = []
  renderHook(() => useHurryByHand(isHurriable, () => asked.push('hurry')))
  return asked
}
const at = (id: string) => document.getElementById(id) ?? document.body

test('a tap on the text, Space and Enter ask for the rest', () => {
  const asked = hands()
  fireEvent.click(at('text'))
  fireEvent.keyDown(document.body, { key: ' ' })
  fireEvent.keyDown(at('text'), { key: 'Enter' })
  expect(asked).toHaveLength(3)
})

test('what has a use of its own keeps it', () => {
  const asked = hands()
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

test('nothing is listened to where nothing can be hurried', () => {
  const asked = hands(false)
  fireEvent.click(at('text'))
  fireEvent.keyDown(document.body, { key: ' ' })
  expect(asked).toEqual([])
})

test('the hint stands by the first telling, and by no later one', () => {
  const { unmount } = render(<Telling sessionId="s" phase={streaming('offline')} />)
  expect(screen.getByText(HINT)).toBeTruthy()
  unmount()
  render(<Telling sessionId="s" phase={streaming('offline')} />)
  expect(screen.queryByText(HINT)).toBeNull()
})

test('a model’s writing has no rest to be shown, and gives no hint of one', () => {
  render(<Telling sessionId="s" phase={streaming('model')} />)
  expect(screen.queryByText(HINT)).toBeNull()
})

test.each([
  ['offline', '바로 보기', 'hurry'],
  ['model', '멈추기', 'stop'],
] as const)('beside a telling of the %s narrator stands “%s”', (narrator, name, act) => {
  const asked: string[] = []
  const view = aView()
  const player: StoryPlayer = {
    ...createStoryPlayer({
      api: fakeApi({}, []).client,
      view,
      newId: () => 'c',
      pace: () => 'normal',
    }),
    hurry: async () => void asked.push('hurry'),
    stop: async () => void asked.push('stop'),
  }
  const state = { ...openPlayer(view), phase: streaming(narrator) }
  render(<TellingButton state={state} player={player} />)
  fireEvent.click(screen.getByRole('button', { name }))
  expect(asked).toEqual([act])
})
