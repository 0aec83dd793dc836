import type { StorySession } from '@doran/contract'
import { aTurn, aView } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { siteAround } from '../../../../testing/site-around'
import type { PlayerPanel } from '../panel-parts/player-panel'
import { PastTurns } from './past-turns'
import { PersonaNameContext } from '../scene/persona-name'
import { measureScenes } from '../scene/skip-out-of-sight'
import { StoryOrigin } from './story-origin'
import { StoryTurn } from './story-turn'

afterEach(cleanup)

const { theme } = aView().session
const past = [1, 2].map((index) => aTurn({ index, output: `장면 ${index}이다.` }))

test('each scene before the last has a menu', () => {
  const opened: PlayerPanel[] = []
  render(<PastTurns turns={past} cast={[]} theme={theme} onOpen={(panel) => opened.push(panel)} />)
  fireEvent.click(screen.getByRole('button', { name: '3번째 장면 메뉴' }))
  expect(opened).toEqual([{ name: 'scene', turn: past[1] }])
})

test('says which scenes the reader changed', () => {
  render(<StoryTurn turn={aTurn({ isEdited: true })} cast={[]} theme={theme} />)
  expect(screen.getByText('고침')).toBeDefined()
  cleanup()
  render(<StoryTurn turn={aTurn()} cast={[]} theme={theme} />)
  expect(screen.queryByText('고침')).toBeNull()
})

test('the reader’s lines bear the name that they have in the story', () => {
  const turn = aTurn({ input: { kind: 'say', text: '누구세요' } })
  render(
    <PersonaNameContext value="하람">
      <StoryTurn turn={turn} cast={[]} theme={theme} />
    </PersonaNameContext>,
  )
  expect(screen.getByText('하람')).toBeDefined()
  expect(screen.getByText('하람, 대사:')).toBeDefined()
})

test('scenes out of sight may be skipped once they were laid out, and are laid out again before they change', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  const { container } = render(<PastTurns turns={past} cast={[]} theme={theme} onOpen={() => {}} />)
  const skipped = () => container.querySelectorAll('[data-skipped]').length
  expect(skipped()).toBe(0)
  vi.advanceTimersByTime(100)
  expect(skipped()).toBe(2)
  measureScenes(container)
  expect(skipped()).toBe(0)
  vi.advanceTimersByTime(100)
  expect(skipped()).toBe(2)
  vi.useRealTimers()
})

function origin(over: Partial<StorySession>) {
  const { container } = render(<StoryOrigin {...aView().session} {...over} />, {
    wrapper: siteAround(),
  })
  return container.textContent
}

test('a story that did not begin at its opening says where it comes from', () => {
  expect(origin({})).toBe('')
  cleanup()
  expect(origin({ origin: 'imported' })).toBe('가져온 이야기예요.')
  cleanup()
  expect(origin({ origin: 'branched', parent: { id: 'parent-1', turnIndex: 11 } })).toBe(
    '원래 이야기의 12번째 장면에서 갈라진 이야기예요.',
  )
  expect(screen.getByRole('link', { name: '원래 이야기' }).getAttribute('href')).toContain(
    '/play/parent-1',
  )
})
