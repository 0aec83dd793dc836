import type { YearPage } from '@doran/contract'
import type { Stroke } from '../../../../../lib/board-picture/picture-shapes'
import { disc, land, line, steady, type Point } from '../../../../../lib/board-picture/grounds/pen'
import { SHEET, type PagePart } from '../page-parts'
import { drawing, foot, ground, MARGIN, seedOf, words } from '../sheet'

type Cover = Extract<YearPage, { kind: 'cover' }>

type Palette = { sky: string; ink: string; quiet: string; light: string; lands: readonly string[] }

const PALETTES: readonly [Palette, ...Palette[]] = [
  {
    sky: '#1b1f4b',
    ink: '#fdf3df',
    quiet: '#c3c4ea',
    light: '#ffd27a',
    lands: ['#2f3476', '#252a61', '#171a3f'],
  },
  {
    sky: '#ff7a3d',
    ink: '#2a0f04',
    quiet: '#5b2209',
    light: '#fff0cf',
    lands: ['#e85f24', '#b94012', '#6e230a'],
  },
  {
    sky: '#123d36',
    ink: '#f3f6e3',
    quiet: '#b5d4c3',
    light: '#ffe08a',
    lands: ['#1d5a4d', '#164a40', '#0b2925'],
  },
  {
    sky: '#f4c9d0',
    ink: '#4a1230',
    quiet: '#7c2f56',
    light: '#fff6ee',
    lands: ['#e79aae', '#c4607f', '#70244a'],
  },
  {
    sky: '#f3e4c3',
    ink: '#2c2317',
    quiet: '#6b5536',
    light: '#ff8a4c',
    lands: ['#dcc08a', '#b58d52', '#5b4123'],
  },
]

/** Little: one light over a quiet plain. Much: hills one behind another, a sky of stars and lit windows. */
export function drawCover({ year, name, title, subtitle, seed, size }: Cover): PagePart[] {
  const next = steady(seedOf(seed))
  const palette = PALETTES[Math.floor(next() * PALETTES.length)] ?? PALETTES[0]
  const { sky, ink, quiet, light } = palette
  const heading = words(title, {
    x: MARGIN,
    y: 480,
    lines: 3,
    sizes: [116, 100, 86, 72, 60],
    fill: ink,
    isBold: true,
    lead: 1.2,
  })
  return [
    ground(sky),
    drawing(size === 'much' ? fullScene(next, palette) : quietScene(next, palette)),
    ...words(String(year), {
      x: MARGIN - 10,
      y: 150,
      width: SHEET.width,
      sizes: [330],
      fill: light,
      isBold: true,
      lead: 1,
    }).parts,
    ...heading.parts,
    ...words(subtitle, {
      x: MARGIN,
      y: heading.bottom + 22,
      lines: 2,
      sizes: [42, 36, 32],
      fill: quiet,
    }).parts,
    ...words(name, {
      x: SHEET.width / 2,
      y: 1660,
      sizes: [58, 50, 42, 34],
      fill: '#fff8ec',
      isBold: true,
      align: 'center',
    }).parts,
    foot('#fff8ec', light),
  ]
}

type Next = () => number

function quietScene(next: Next, { light, lands: [far = '', , near = ''] }: Palette): Stroke[] {
  const moon = { x: 330 + next() * 420, y: 1230 }
  return [
    { path: disc(moon, 180), colour: light },
    { path: land(SHEET, [0.72, 0.7, 0.73, 0.71]), colour: far },
    { path: land(SHEET, [0.79, 0.8, 0.77, 0.8]), colour: near },
  ]
}

function fullScene(next: Next, { light, lands: [far = '', middle = '', near = ''] }: Palette) {
  const strokes: Stroke[] = []
  for (let at = 0; at < 46; at += 1) {
    const star = { x: next() * SHEET.width, y: 1060 + next() * 240 }
    strokes.push({ path: disc(star, 2 + next() * 5), colour: light })
  }
  const moon = { x: 240 + next() * 600, y: 1200 }
  strokes.push({ path: disc(moon, 108), colour: light })
  strokes.push({ path: hills(next, 0.685), colour: far })
  strokes.push({ path: hills(next, 0.74), colour: middle })
  strokes.push(...houses(next, near, light))
  strokes.push({ path: land(SHEET, [0.8, 0.79, 0.81, 0.79]), colour: near })
  return strokes
}

function hills(next: Next, height: number): string {
  const rises = Array.from({ length: 7 }, () => height + (next() - 0.5) * 0.075)
  return land(SHEET, rises)
}

function houses(next: Next, wall: string, window: string): Stroke[] {
  return Array.from({ length: 9 }, (_, at): Stroke[] => {
    const x = at * 124 + next() * 26
    const [width, height] = [88 + next() * 40, 100 + next() * 150]
    const foundation = 1580
    const corner = (right: number, up: number): Point => ({ x: x + right, y: foundation - up })
    const roof = height + 54
    const outline = [
      corner(0, 0),
      corner(0, height),
      corner(width / 2, roof),
      corner(width, height),
      corner(width, 0),
    ]
    const pane = { x: x + width / 2, y: foundation - height + 24 }
    return [
      { path: `${line(outline)}z`, colour: wall },
      { path: disc(pane, 13), colour: next() < 0.75 ? window : wall },
    ]
  }).flat()
}
