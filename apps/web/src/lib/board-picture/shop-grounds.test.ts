// @vitest-environment node
import { PRICES } from '@doran/contract/limits'
import { describe, expect, it } from 'vitest'
import { SHOP_GROUNDS, shopGrounds } from './shop-grounds'

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

it('are what the store sells', () => {
  const sold = PRICES.runeItems.filter(({ kind }) => kind === 'ground').map(({ sku }) => sku)
  expect([...shopGrounds]).toEqual(sold)
})

describe.each(Object.values(SHOP_GROUNDS))('on $label', ({ back, card, ink, quiet, draw }) => {
  it('words are read on the ground, on a card, and on the land at the foot', () => {
    for (const colour of [back, card]) expect(contrast(ink, colour)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(quiet, back)).toBeGreaterThanOrEqual(4.5)
    const lands = (draw?.({ width: 1_280, height: 720 }) ?? []).filter(({ path }) =>
      path.startsWith('M0 720L'),
    )
    for (const { colour } of lands) {
      expect(contrast(ink, colour)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(quiet, colour)).toBeGreaterThanOrEqual(4.5)
    }
  })
})
