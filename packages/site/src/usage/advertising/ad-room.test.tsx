import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AdRequest } from './ad-provider.js'
import { AdRoom } from './ad-room.js'

type Seen = { top: number; isIntersecting: boolean }

let see: (seen: Seen) => void
let beIdle: () => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        see = ({ top, isIntersecting }) =>
          act(() => callback([{ boundingClientRect: { top }, isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    beIdle = () => act(run)
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => {
    beIdle = () => {}
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open() {
  const shown: AdRequest[] = []
  const remove = vi.fn()
  const provider = {
    show: (request: AdRequest) => {
      shown.push(request)
      return remove
    },
  }
  return { shown, remove, ...render(<AdRoom place="theme" unit="DAN-a1" provider={provider} />) }
}

const belowSight = { top: 5_000, isIntersecting: false }
const inSight = { top: 100, isIntersecting: true }
const room = () => screen.queryByRole('complementary', { name: '광고' })

it('takes no room while its place is in sight', () => {
  open()
  see(inSight)
  expect(room()).toBeNull()
  see({ top: -500, isIntersecting: false })
  expect(room()).toBeNull()
})

it('opens below what is in sight, of a fixed size and labelled, and requests nothing yet', () => {
  const { shown, container } = open()
  see(belowSight)
  expect(room()?.textContent).toBe('광고')
  expect(container.innerHTML).toMatch(/width: 300px.*height: 250px/)
  expect(shown).toEqual([])
})

it('asks the provider once it is seen and the page is idle', () => {
  const { shown } = open()
  see(belowSight)
  see(inSight)
  expect(shown).toEqual([])
  beIdle()
  expect(shown).toMatchObject([{ unit: 'DAN-a1', size: { width: 300, height: 250 } }])
})

it('does not ask for who scrolled past', () => {
  const { shown } = open()
  see(belowSight)
  see(inSight)
  see({ top: -500, isIntersecting: false })
  beIdle()
  expect(shown).toEqual([])
})

it('reserves its space but hides when there is none, requesting once', () => {
  const { shown, container } = open()
  see(belowSight)
  see(inSight)
  beIdle()
  act(() => shown[0]?.onNone())
  expect(container.querySelector('aside')?.className).toContain('invisible')
  expect(container.innerHTML).toContain('height: 250px')
  expect(shown).toHaveLength(1)
})

it('takes the advertisement away with itself', () => {
  const { remove, unmount } = open()
  see(belowSight)
  see(inSight)
  beIdle()
  unmount()
  expect(remove).toHaveBeenCalledTimes(1)
})
