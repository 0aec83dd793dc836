import { configure } from '@testing-library/dom'
import { afterAll, afterEach, vi } from 'vitest'
import { WAIT_MS } from './wait-ms.mjs'
import { watchLeftovers } from './watch-leftovers.mjs'

configure({ asyncUtilTimeout: WAIT_MS })

const leftovers = watchLeftovers()

// Files share one page: none leaves its timers or what it has stored to the next.
afterEach(() => {
  vi.useRealTimers()
  // A file may ask for Node instead of a page.
  if (typeof document === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
})

afterAll(() => {
  if (typeof document !== 'undefined') resetDocument()
  const left = leftovers()
  if (left.length > 0) throw new Error(`this file leaves to the next one:\n${left.join('\n')}`)
})

/** The next file finds the page at the address and with the elements of a new one. */
function resetDocument() {
  history.replaceState(null, '', '/')
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  document.title = ''
  document.head.replaceChildren()
  document.body.replaceChildren()
}
