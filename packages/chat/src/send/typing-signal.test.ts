import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTypingWatch } from '../realtime/typing-watch.js'
import { createTypingSignal } from './typing-signal.js'

beforeEach(() => void vi.useFakeTimers())

describe('the signal', () => {
  it('is given at the first key, then at most every 2 s, and taken back 4 s after the last', () => {
    const said: string[] = []
    const signal = createTypingSignal((isTyping) => said.push(`${isTyping} ${Date.now() - start}`))
    const start = Date.now()
    for (let key = 0; key < 10; key += 1) {
      signal.note()
      vi.advanceTimersByTime(500)
    }
    vi.advanceTimersByTime(10_000)
    expect(said).toEqual(['true 0', 'true 2000', 'true 4000', 'false 8500'])
  })

  it('is taken back at once, and only once', () => {
    const said: boolean[] = []
    const signal = createTypingSignal((isTyping) => said.push(isTyping))
    signal.stop()
    signal.note()
    signal.stop()
    signal.stop()
    vi.advanceTimersByTime(10_000)
    signal.note()
    expect(said).toEqual([true, false, true])
  })
})

describe('the watch', () => {
  it('sees typing until it is left or silent for too long, by any page of the person', () => {
    const seen: boolean[] = []
    const watch = createTypingWatch((isTyping) => seen.push(isTyping))
    watch.note('a 1')
    watch.note('a 2')
    watch.forget('a 1')
    expect(seen).toEqual([true])
    vi.advanceTimersByTime(5_999)
    watch.note('a 2')
    vi.advanceTimersByTime(5_999)
    expect(seen).toEqual([true])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual([true, false])
    watch.note('a 1')
    watch.forgetAll()
    expect(seen).toEqual([true, false, true, false])
  })
})
