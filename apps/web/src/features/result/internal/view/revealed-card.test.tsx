import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RevealedCard } from './revealed-card'

const animate = vi.fn(() => ({ finished: Promise.resolve() }))

beforeEach(() => {
  animate.mockClear()
  Object.defineProperty(HTMLElement.prototype, 'animate', { configurable: true, value: animate })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(HTMLElement.prototype, 'animate')
  history.replaceState(null, '', '/')
  delete document.documentElement.dataset['motion']
})

const open = (address: string) => {
  history.replaceState(null, '', address)
  render(<RevealedCard>모닥불</RevealedCard>)
}

it('turns once right after a play was finished, and the address forgets it', () => {
  open('/games/detail?id=1&play=2#new')
  expect(animate).toHaveBeenCalledOnce()
  expect(screen.getByText('모닥불')).toBeDefined()
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/games/detail?id=1&play=2')
})

it('does not turn on other visits, nor where motion is reduced', () => {
  open('/games/detail?id=1&play=2')
  cleanup()
  document.documentElement.dataset['motion'] = 'reduce'
  open('/games/detail?id=1&play=2#new')
  expect(animate).not.toHaveBeenCalled()
})
