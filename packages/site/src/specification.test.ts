// @vitest-environment node
/// <reference types="node" />
import { readFileSync } from 'node:fs'
import {
  HEADER_HEIGHT_PX,
  MAX_WIDTHS_PX,
  MODAL_TRANSITION_MS,
  NARROW_MAX_WIDTH_PX,
  NOTIFICATIONS,
} from '@doran/contract/specification'
import { describe, expect, it } from 'vitest'

// The interface parts may not know the contract, and CSS cannot: what they repeat of it is compared here.
const read = (path: string) =>
  readFileSync(new URL(`../../ui/src/${path}`, import.meta.url), 'utf8')
const numberIn = (path: string, pattern: RegExp) => Number(pattern.exec(read(path))?.[1])

/** The px of every media query on the width, in CSS and in scripts. */
const mediaWidthsIn = (path: string) =>
  [...read(path).matchAll(/\(width (?:<=|>) (\d+)px\)/g)].map(([, px]) => Number(px))

describe('the interface parts keep the specified', () => {
  it.each([
    ['xs', MAX_WIDTHS_PX.mobileSmall],
    ['sm', MAX_WIDTHS_PX.mobile],
    ['md', MAX_WIDTHS_PX.tablet],
    ['lg', MAX_WIDTHS_PX.desktop],
  ])('maximum width before the breakpoint %s', (name, widest) => {
    const breakpoint = numberIn('styles/tokens.css', new RegExp(`--breakpoint-${name}: (\\d+)px`))
    expect(breakpoint).toBe(widest + 1)
  })

  it('width of the page', () => {
    const width = numberIn('styles/tokens.css', /--container-page: (\d+)px/)
    expect(width).toBe(MAX_WIDTHS_PX.desktop)
  })

  it.each(['styles/shapes.css', 'styles/rail.css'])('maximum widths in %s', (path) => {
    const widths = mediaWidthsIn(path)
    expect(widths).not.toEqual([])
    expect(Object.values(MAX_WIDTHS_PX)).toEqual(expect.arrayContaining(widths))
  })

  it('width up to which the header has a menu button', () => {
    expect(mediaWidthsIn('shell/header-menu.tsx')).toEqual([NARROW_MAX_WIDTH_PX])
    expect(NARROW_MAX_WIDTH_PX).toBe(MAX_WIDTHS_PX.tablet)
  })

  it('height of the header', () => {
    const quarterRems = numberIn('shell/header.tsx', /<header [^>]*className="[^"]*\bh-(\d+)\b/)
    expect(quarterRems * 4).toBe(HEADER_HEIGHT_PX)
    expect(read('shell/rail.tsx')).toContain(`h-[calc(100dvh-${HEADER_HEIGHT_PX}px)]`)
  })

  it('notifications', () => {
    expect(numberIn('toast/toast-queue.ts', /MAX_VISIBLE = (\d+)/)).toBe(NOTIFICATIONS.maxVisible)
    expect(numberIn('toast/toast.ts', /\bAUTO_CLOSE_MS = (\d+)/)).toBe(NOTIFICATIONS.autoCloseMs)
    expect(numberIn('toast/toast.ts', /TRANSITION_MS = (\d+)/)).toBe(NOTIFICATIONS.transitionMs)
    expect(read('toast/toast.ts')).toContain(`position = '${NOTIFICATIONS.position}'`)
    const css = read('styles/toast.css')
    expect(css).toContain(`toast-in ${NOTIFICATIONS.transitionMs}ms`)
    expect(css).toContain(`${NOTIFICATIONS.containerWidthPx}px`)
  })

  it('transition of modals', () => {
    const inScript = numberIn('modal/create-modals.ts', /TRANSITION_MS = (\d+)/)
    const inCss = numberIn('styles/tokens.css', /--motion-modal: (\d+)ms/)
    expect([inScript, inCss]).toEqual([MODAL_TRANSITION_MS, MODAL_TRANSITION_MS])
  })
})
