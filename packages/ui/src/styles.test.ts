// @vitest-environment node
/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (name: string) => readFileSync(new URL(`./styles/${name}`, import.meta.url), 'utf8')
const tokens = read('tokens.css')
const palettes = read('palettes.css')

type Palette = Record<string, string>

function colorsIn(css: string): Palette {
  return Object.fromEntries(
    [...css.matchAll(/--color-([a-z0-9-]+): (#[0-9a-f]{3,8});/g)].map(([, name, value]) => [
      String(name),
      String(value),
    ]),
  )
}

function paletteOf(selector: string): Palette {
  const start = palettes.indexOf(selector)
  expect(start).toBeGreaterThan(-1)
  return colorsIn(palettes.slice(start, palettes.indexOf('}', start)))
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(palette: Palette, front: string, back: string): number {
  const [a, b] = [front, back].map((name) => luminance(palette[name] ?? name))
  const [light, dark] = [Math.max(a ?? 0, b ?? 0), Math.min(a ?? 0, b ?? 0)]
  return (light + 0.05) / (dark + 0.05)
}

const dark = paletteOf("[data-theme='dark']")
const light = paletteOf("[data-theme='light']")
const ink = paletteOf("[data-reading='ink']")

const texts = ['text', 'text-2', 'text-3', 'ember', 'coin', 'rune', 'gem', 'success', 'info']
const grounds = ['bg', 'surface-1', 'surface-2']

describe.each([
  ['dark', dark],
  ['light', light],
  ['ink', ink],
])('the %s palette', (_name, palette) => {
  it.each([...texts, 'danger'])('reads %s on bg, surface-1 and surface-2 at AA', (text) => {
    for (const ground of grounds) {
      expect(contrast(palette, text, ground)).toBeGreaterThanOrEqual(4.5)
    }
  })
  it('reads labels on ember and danger buttons and on selected chips at AA', () => {
    expect(contrast(palette, 'on-ember', 'ember')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(palette, 'on-ember', 'danger')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(palette, 'bg', 'text')).toBeGreaterThanOrEqual(4.5)
  })
  it('draws control edges and the focus ring at 3 to 1 or more', () => {
    for (const ground of grounds) {
      expect(contrast(palette, 'line-strong', ground)).toBeGreaterThanOrEqual(3)
      expect(contrast(palette, 'ember', ground)).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('palettes', () => {
  it('start dark: the theme tokens are the dark palette', () => {
    expect(colorsIn(tokens)).toMatchObject(dark)
  })
  it('give the device setting the same light values', () => {
    expect(paletteOf("[data-theme='system']")).toEqual(light)
  })
  it('keep the measured figures of the design', () => {
    expect(contrast(dark, 'ember', 'bg')).toBeCloseTo(7.4, 1)
    expect(contrast(light, 'ember', 'bg')).toBeCloseTo(5.1, 1)
    expect(contrast(dark, 'on-ember', 'ember')).toBeCloseTo(7.3, 1)
  })
  it('read tier letters in ink', () => {
    const all = colorsIn(tokens)
    for (const tier of ['s', 'a', 'b', 'c', 'd', 'f']) {
      expect(contrast(all, 'tier-ink', `tier-${tier}`)).toBeGreaterThanOrEqual(7)
    }
  })
})

const styles = readFileSync(new URL('./styles.css', import.meta.url), 'utf8')

describe('the fonts', () => {
  it('hold up the first paint with the own ones alone', () => {
    expect(styles).toContain('./styles/fonts.css')
    expect(styles).not.toContain('pretendard')
  })
  it('have a stand-in before any font of the system, as high as Doran Sans', () => {
    expect(tokens).toMatch(/'Doran Sans',[^;]* Pretendard, 'Doran Stand-in', -apple-system/)
    const faces = read('stand-in.css').split('@font-face').slice(1)
    expect(faces).toHaveLength(2)
    for (const face of faces) {
      const share = (name: string) => Number(face.match(`${name}: ([0-9.]+)%`)?.[1]) / 100
      const size = share('size-adjust')
      expect(share('ascent-override') * size).toBeCloseTo(0.952, 3)
      expect(share('descent-override') * size).toBeCloseTo(0.241, 3)
    }
  })
})

it('never imports tailwindcss', () => {
  expect(styles).not.toMatch(/@import\s+['"]tailwindcss/)
})
