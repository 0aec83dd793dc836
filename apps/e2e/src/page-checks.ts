import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { ready } from './player'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What lies half under a bar that sticks counts as small there; `expectTouchable` measures targets. */
const RULES_LEFT_OUT = ['target-size']

/** Nothing that a machine can find wrong for people with disabilities. Hydration still changes colours, so it comes first. */
export async function expectAccessible(page: Page): Promise<void> {
  await ready(page)
  await finishTransitions(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(RULES)
    .disableRules(RULES_LEFT_OUT)
    // Otherwise each check opens a second page, for frames of other sites: there are none.
    .setLegacyMode()
    .analyze()
  const lines = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
  expect(lines, `axe on ${page.url()}`).toEqual([])
}

/** A colour half-way between two states is neither's; what moves for ever is not waited for. */
async function finishTransitions(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  )
}

/** Nothing is wider than the screen, cut off at its edge or not, but for what is meant to be moved sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1
    const isMoved = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isMoved(element.parentElement))
    const texts = document.querySelectorAll('main :is(p, h1, h2, h3, li, a, button, label, img)')
    const wide = [...texts].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > edge,
    )
    const cut = wide.filter((element) => !isMoved(element.parentElement))
    return document.documentElement.scrollWidth >= edge
      ? ['the page itself']
      : cut.map((element) => element.outerHTML.slice(0, 160))
  })
  expect(tooWide, `beyond the edge of ${page.url()}`).toEqual([])
}

/**
 * Buttons and fields are at least 44 px each way, words that lead on and the parts of a switch at least 44 px
 * high and 24 px wide. Links inside a sentence are not counted.
 */
export async function expectTouchable(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, select, summary',
    )
    return [...controls].flatMap((control) => {
      const target = control.closest('label') ?? control
      const { width, height, bottom } = target.getBoundingClientRect()
      const isHidden = !control.checkVisibility() || width <= 1 || height <= 1 || bottom <= 0
      const isInline = getComputedStyle(target).display === 'inline'
      const isNarrow = width < (control.matches('button, textarea') ? 43.5 : 24)
      if (isHidden || isInline || (height >= 43.5 && !isNarrow)) return []
      const name = control.getAttribute('aria-label') ?? target.textContent.trim()
      return [`${control.tagName} ${name.slice(0, 30)} ${Math.round(width)}×${Math.round(height)}`]
    })
  })
  expect(small, `small targets on ${page.url()}`).toEqual([])
}

/** What holds focus shows it: a ring of at least 2 px on it or on its label. */
export async function expectFocusShown(page: Page): Promise<void> {
  const ring = await page.evaluate(() => {
    const active = document.activeElement
    if (!active || active === document.body) return 'nothing has focus'
    const places = [active, active.closest('label')].filter((place) => place !== null)
    const isShown = places.some((place) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(place)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    return isShown ? 'shown' : `no ring on ${active.outerHTML.slice(0, 160)}`
  })
  expect(ring).toBe('shown')
}

/** What holds for every page. */
export async function expectWell(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expectTouchable(page)
}
