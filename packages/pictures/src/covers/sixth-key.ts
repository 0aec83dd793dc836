import { light } from '../kit/light.js'
import { NIGHT } from '../kit/palette.js'
import { box, disc, fill, placed, polygon, scattered, stroke, within } from '../kit/shapes.js'
import { picture, svg } from '../kit/svg.js'

const WOOD = '#2a1810'
const TABLE = '#4a2a1a'
const TRAY = '#6b3a22'
const FELT = '#33201a'
const BRASS = '#f6c45a'
const SNOW = '#dfe8ec'
const SKY = '#27384a'
const HILL = '#4b6680'

/** Bow and bit of each of the six, no two alike; the last is away. */
const KEYS = [
  ['M0-25a25 25 0 1 1 0 50a25 25 0 1 1 0-50z', 'M0 168h20M0 190h15'],
  ['M0-29L28 0 0 28-28 0z', 'M0 164h13M0 178h20M0 192h13'],
  ['M-8 20A15.5 15.5 0 1 1-14-7A17 17 0 1 1 14-7A15.5 15.5 0 1 1 8 20z', 'M0 190h21'],
  ['M0 28C-31 12-35-24-12-26Q-3-26 0-16Q3-26 12-26C35-24 31 12 0 28z', 'M0 170h13M0 190h20'],
  ['M0-29L28-7 18 24H-18L-28-7z', 'M0 168h20M0 190h20'],
  ['M-13-24H13L27 0 13 24H-13L-27 0z', 'M0 172h19M0 190h13'],
] as const

function key([bow, bit]: readonly [string, string], colour: string, width: number) {
  return stroke(`${bow}M0 30V192${bit}`, colour, width)
}

/** The felt tray with six grooves, `width` across and 330 deep. */
function tray(width: number): string {
  const step = (width - 68) / 6
  const grooves = KEYS.map((shape, index) => {
    const x = 34 + step * (index + 0.5)
    const groove = fill(box(x - 25, 28, 50, 274, 25), index === 5 ? '#a5602f' : '#241510')
    const lies =
      index === 5
        ? key(shape, NIGHT.coal, 14)
        : placed({ x: -6, y: 8 }, key(shape, '#170d08', 12)) + key(shape, BRASS, 12)
    return groove + placed({ x, y: 78 }, lies)
  })
  const rim = fill(box(0, 0, width, 330, 26), TRAY)
  const edge = fill(box(0, 26, width, 324, 26), WOOD)
  return svg`${edge}${rim}${fill(box(14, 14, width - 28, 302, 16), FELT)}${grooves}`
}

/** Books on `rows` shelves from the top down, one gap among them. */
function shelves(x: number, width: number, rows: number, seed: number): string {
  const next = scattered(seed)
  const books = { '#52301f': '', '#3a241a': '', '#2f2a26': '' }
  let boards = ''
  for (let row = 1; row <= rows; row += 1) {
    const floor = row * 112 - 10
    boards += box(x, floor, width, 9)
    for (let at = x + 6; at < x + width - 20;) {
      const thick = 11 + Math.floor(next() * 12)
      const high = 72 + Math.floor(next() * 24)
      const choice = next()
      if (choice > 0.62) books['#2f2a26'] += box(at, floor - high, thick, high)
      else if (choice > 0.34) books['#52301f'] += box(at, floor - high, thick, high)
      else if (choice > 0.06) books['#3a241a'] += box(at, floor - high, thick, high)
      at += thick + 2
    }
  }
  const filled = Object.entries(books).map(([colour, d]) => fill(d, colour))
  return svg`${fill(box(x, 0, width, rows * 112), NIGHT.coal)}${filled}${fill(boards, WOOD)}`
}

/** An arched window 220 wide and 320 high, snow outside and on the sill. */
function snowyWindow(x: number, y: number): string {
  const pane = 'M0 320V110a110 110 0 0 1 220 0V320z'
  const next = scattered(41)
  const flakes = Array.from({ length: 26 }, () =>
    disc(12 + next() * 196, 20 + next() * 250, 2 + next() * 3.4, '#f4f8f9'),
  )
  return placed(
    { x, y },
    within(
      'pane',
      pane,
      fill(box(0, 0, 220, 320), SKY),
      fill('M-10 250L62 158 96 206 160 108 240 244V320H-10z', HILL),
      fill(
        'M160 108L196 154 178 152 162 172 146 154 130 154zM62 158L82 184 68 188 58 178 44 181z',
        SNOW,
      ),
      fill('M-10 262Q70 214 140 248T240 234V320H-10z', SNOW),
      ...flakes,
    ),
    stroke('M110 0V320M0 160H220', NIGHT.coal, 9),
    stroke(pane, WOOD, 14),
    fill('M-22 326Q20 296 70 305Q120 314 160 302Q204 292 242 326z', SNOW),
  )
}

/** A candle whose flame is at the origin. */
function candle(): string {
  return svg`${fill('M-44 132Q-44 120 0 120T44 132Q44 148 0 148T-44 132z', BRASS)}${fill(
    box(-16, 30, 32, 100, 5),
    '#f7e6c8',
  )}${fill('M4 30h12v98h-12z', '#c9a37a')}${fill(
    'M0-38C5-18 22-8 22 12A22 22 0 0 1-22 12C-22-6-6-14 0-38z',
    NIGHT.ember,
  )}${fill('M0-6C3 4 11 8 11 17A11 11 0 0 1-11 17C-11 8-3 4 0-6z', '#f7e6c8')}`
}

function tall(): string {
  return picture(
    600,
    800,
    fill(box(0, 0, 600, 800), '#1c1512'),
    shelves(0, 132, 3, 7),
    shelves(408, 192, 3, 23),
    snowyWindow(152, 36),
    fill(polygon([88, 372], [512, 372], [700, 800], [-100, 800]), TABLE),
    fill(polygon([88, 372], [512, 372], [517, 384], [83, 384]), TRAY),
    placed({ x: 30, y: 404, scale: 1.08 }, tray(500)),
    light({ x: 478, y: 262, r: 400, colour: NIGHT.ember, strength: 0.66 }),
    placed({ x: 478, y: 262 }, candle()),
  )
}

function wide(): string {
  return picture(
    1200,
    630,
    fill(box(0, 0, 1200, 630), '#1c1512'),
    shelves(0, 290, 2, 7),
    shelves(300, 290, 2, 11),
    shelves(600, 200, 2, 23),
    shelves(1100, 100, 2, 5),
    placed({ x: 876, y: -18, scale: 0.78 }, snowyWindow(0, 36)),
    fill(polygon([40, 236], [1160, 236], [1300, 630], [-100, 630]), TABLE),
    fill(polygon([40, 236], [1160, 236], [1165, 248], [35, 248]), TRAY),
    placed({ x: 84, y: 268, scale: 1.02 }, tray(680)),
    light({ x: 852, y: 206, r: 470, colour: NIGHT.ember, strength: 0.66 }),
    placed({ x: 852, y: 206, scale: 1.16 }, candle()),
  )
}

/** The tray of six grooves on the long table, five keys in it. */
export function cover(shape: 'portrait' | 'wide'): string {
  return shape === 'portrait' ? tall() : wide()
}
