import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RenderedProse } from './rendered-prose.js'
import { SpokenLog, type SpokenLogProps } from './spoken-log.js'

afterEach(cleanup)

function listen(first: Partial<SpokenLogProps>) {
  const props = { voice: 'sentence', scene: 1, text: '', isGrowing: true, ...first } as const
  const { rerender } = render(<SpokenLog {...props} />)
  let now: SpokenLogProps = props
  return {
    show: (next: Partial<SpokenLogProps>) => {
      now = { ...now, ...next }
      rerender(<SpokenLog {...now} />)
    },
    said: () => [...screen.getByRole('log').children].map((line) => line.textContent),
  }
}

it('says whole sentences while text grows, and the rest once it is over', () => {
  const { show, said } = listen({})
  show({ text: '문이 열렸다. 그리' })
  expect(said()).toEqual(['문이 열렸다.'])
  show({ text: '문이 열렸다. 그리고 불이 꺼졌다. 끝' })
  show({ text: '문이 열렸다. 그리고 불이 꺼졌다. 끝이다.', isGrowing: false })
  expect(said()).toEqual(['문이 열렸다.', '그리고 불이 꺼졌다.', '끝이다.'])
})

it('says the finished turn at once, or nothing, when the person wants it so', () => {
  const turn = listen({ voice: 'turn' })
  turn.show({ text: '문이 열렸다. 끝' })
  expect(turn.said()).toEqual([])
  turn.show({ text: '문이 열렸다. 끝이다.', isGrowing: false })
  expect(turn.said()).toEqual(['문이 열렸다. 끝이다.'])
  cleanup()
  const off = listen({ voice: 'off' })
  off.show({ text: '문이 열렸다. 끝이다.', isGrowing: false })
  expect(off.said()).toEqual([])
})

it('does not say what was there before it, nor a scene shown again by undoing, and forgets what was undone', () => {
  const { show, said } = listen({ text: '첫 장면이다.', isGrowing: false })
  expect(said()).toEqual([])
  show({ scene: 2, text: '문이 열렸다. 끝이다.' })
  expect(said()).toEqual(['문이 열렸다. 끝이다.'])
  show({ scene: 1, text: '첫 장면이다.' })
  expect(said()).toEqual([])
})

it('says a turn that starts again from its start, and forgets what was taken back', () => {
  const { show, said } = listen({})
  show({ text: '문이 열렸다. 그리고' })
  show({ text: '' })
  show({ text: '불이 켜졌다. 그' })
  expect(said()).toEqual(['불이 켜졌다.'])
  show({ text: '불이', isGrowing: false })
  expect(said()).toEqual([])
})

it('lets go of what was said, so that nobody who reads on meets it twice', () => {
  vi.useFakeTimers()
  const { show, said } = listen({})
  show({ text: '문이 열렸다. 끝이다.', isGrowing: false })
  expect(said()).toEqual(['문이 열렸다. 끝이다.'])
  act(() => void vi.advanceTimersByTime(10_000))
  expect(said()).toEqual([])
})

it('sets speech apart in text that is no live region', () => {
  const { container } = render(<RenderedProse text="“누구세요?” 그가 물었다." isGrowing />)
  expect(screen.getByText('“누구세요?”').className).toContain('font-semibold')
  expect(screen.getByText('“누구세요?”').closest('.sentence-fade')).not.toBeNull()
  expect(container.querySelector('[aria-live], [role=log], [role=status]')).toBeNull()
})
