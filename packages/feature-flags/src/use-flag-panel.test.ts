import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type LoadFlagPanel, useFlagPanel } from './use-flag-panel.js'

const Panel = () => null

/** Loads that the test ends, in the order in which they were started. */
function openPage() {
  const loads: ReturnType<typeof Promise.withResolvers<typeof Panel>>[] = []
  const load = vi.fn<LoadFlagPanel>(() => {
    const started = Promise.withResolvers<typeof Panel>()
    loads.push(started)
    return started.promise
  })
  const { result } = renderHook(() => useFlagPanel(load))
  return {
    load,
    isOpen: () => result.current.isOpen,
    press: () => act(async () => void result.current.press()),
    succeed: () => act(async () => loads.shift()?.resolve(Panel)),
    fail: () => act(async () => loads.shift()?.reject(new Error('offline'))),
  }
}

describe('the panel', () => {
  it('opens when it has been loaded, and each press after that toggles it', async () => {
    const page = openPage()
    await page.press()
    expect(page.isOpen()).toBe(false)
    await page.succeed()
    expect(page.isOpen()).toBe(true)
    await page.press()
    expect(page.isOpen()).toBe(false)
    await page.press()
    expect(page.isOpen()).toBe(true)
    expect(page.load).toHaveBeenCalledOnce()
  })

  it('opens also when the keys are pressed again while it is loading', async () => {
    const page = openPage()
    for (let presses = 0; presses < 3; presses += 1) await page.press()
    await page.succeed()
    expect(page.isOpen()).toBe(true)
    expect(page.load).toHaveBeenCalledOnce()
  })

  it('is loaded again by the press after a failed load', async () => {
    const page = openPage()
    await page.press()
    await page.fail()
    expect(page.load).toHaveBeenCalledOnce()
    await page.press()
    await page.succeed()
    expect(page.isOpen()).toBe(true)
  })

  it('is loaded again for a press that came before the failed load had ended', async () => {
    const page = openPage()
    await page.press()
    await page.press()
    await page.fail()
    await page.succeed()
    expect(page.isOpen()).toBe(true)
    expect(page.load).toHaveBeenCalledTimes(2)
  })

  it('is not loaded again for ever when no load succeeds', async () => {
    const page = openPage()
    await page.press()
    await page.press()
    await page.fail()
    await page.fail()
    expect(page.load).toHaveBeenCalledTimes(2)
    expect(page.isOpen()).toBe(false)
  })
})
