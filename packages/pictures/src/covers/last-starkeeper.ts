import { light } from '../kit/light.js'
import { disc, fill, placed, polygon, within } from '../kit/shapes.js'
import { picture, svg } from '../kit/svg.js'

type Scene = {
  width: number
  height: number
  star: { x: number; y: number; r: number }
  shutters: { pitch: number; middle: number; ends: number }
  lighthouse: { x: number; y: number; scale: number }
  otherStars: readonly (readonly [x: number, y: number, r: number])[]
}

const SCENES: Readonly<Record<'portrait' | 'wide', Scene>> = {
  portrait: {
    width: 600,
    height: 800,
    star: { x: 300, y: 232, r: 46 },
    shutters: { pitch: 47, middle: 186, ends: 96 },
    lighthouse: { x: 292, y: 566, scale: 1 },
    otherStars: [
      [64, 52, 2.5],
      [520, 34, 3.5],
      [566, 700, 2.5],
    ],
  },
  wide: {
    width: 1200,
    height: 630,
    star: { x: 392, y: 232, r: 48 },
    shutters: { pitch: 62, middle: 196, ends: 92 },
    lighthouse: { x: 872, y: 384, scale: 1.14 },
    otherStars: [
      [1012, 66, 3.5],
      [1148, 118, 2.5],
      [60, 586, 2.5],
      [836, 40, 2.5],
    ],
  },
}

const SHUTTERS = 12
const SKY = '#131a33'
const HULL = '#080b18'
const STEEL = '#27315a'
const FOIL = '#d8dde6'
const STARLIGHT = '#fff7e3'

type Shutter = { left: number; right: number; half: number; away: number }

/** Where a shutter stands: nearly closed at the ends of the row, turned open before the star. */
function shutterAt({ star, shutters: { pitch, middle, ends } }: Scene, index: number): Shutter {
  const step = index - (SHUTTERS - 1) / 2
  const away = step / (SHUTTERS / 2)
  const x = star.x + step * pitch
  const halfWidth = (pitch * (0.2 + 0.66 * Math.abs(away))) / 2
  const half = middle - (middle - ends) * away ** 2
  return { left: x - halfWidth, right: x + halfWidth, half, away }
}

/** The farther from the star, the less of its light. */
function foilColours(away: number): [bright: string, dull: string] {
  if (away < 0.4) return [STARLIGHT, '#a3acc4']
  if (away < 0.7) return [FOIL, '#68739d']
  return ['#8f99ba', '#37426f']
}

function foil({ left, right, half, away }: Shutter, y: number): string {
  const [near, far] = away < 0 ? [right, left] : [left, right]
  const fold = near + (far - near) * 0.3
  const [bright, dull] = foilColours(Math.abs(away))
  const fin = (from: number, to: number, low: number, high: number) =>
    polygon(
      [from, y - half - low],
      [to, y - half - high],
      [to, y + half + high],
      [from, y + half + low],
    )
  return fill(fin(near, fold, 0, 5), bright) + fill(fin(fold, far, 5, 12), dull)
}

/** The way of the light between two neighbours: a slit that widens above and below the row. */
function gap({ star, height }: Scene, before: Shutter, after: Shutter): string {
  const half = (before.half + after.half) / 2
  const [top, bottom] = [-40, height + 40]
  const spread = (x: number, y: number) => star.x + ((x - star.x) * Math.abs(y - star.y)) / half
  return polygon(
    [spread(before.right, top), top],
    [spread(after.left, top), top],
    [after.left, star.y - half],
    [after.left, star.y + half],
    [spread(after.left, bottom), bottom],
    [spread(before.right, bottom), bottom],
    [before.right, star.y + half],
    [before.right, star.y - half],
  )
}

/** Seen from a little above, black against the star; the far edges are lit. */
const ring = [
  fill('M-190-4A190 62 0 0 1 190-4V40A190 62 0 0 0-190 40z', '#0d1226'),
  svg`<path fill-rule="evenodd" d="M-276 0a276 106 0 1 0 552 0a276 106 0 1 0-552 0zM-196 4a196 66 0 1 1 392 0a196 66 0 1 1-392 0z" fill="${STEEL}"/>`,
  fill('M-276 0A276 106 0 0 1 276 0A276 98 0 0 0-276 0z', STARLIGHT),
  fill('M-276 0A276 106 0 0 0 276 0V50A276 106 0 0 1-276 50z', HULL),
  fill('M-196 4A196 66 0 0 0 196 4A196 59 0 0 1-196 4z', FOIL),
]

const keeper =
  'M-110 150V112q2-34 32-42l12-5V60q-15-10-16-34 0-28 29-28 28 0 29 28l5 7-5 2q-2 18-13 26v9l9 3q26 8 28 36v38zM-56 4q-12-4-10-18 8 10 20 11 8-2 6 8z'
const robot = 'M8 150V86q0-34 33-34t33 34v64zM66 92L79 56 74 22l9-1 5 36-18 46z'
const ladle = 'M47 2h42q0 26-21 26T47 2z'

/** On the near side of the ring: one round window, full of starlight, and two before it. */
const watchRoom = [
  fill('M-4-96V-170h8V-96z', HULL),
  disc(0, -172, 9, '#d9824a'),
  disc(0, 42, 134, HULL),
  fill('M-95-52A134 134 0 0 1 95-52A140 140 0 0 0-95-52z', FOIL),
  disc(0, 42, 108, STEEL),
  disc(0, 42, 98, STARLIGHT),
  within(
    'window',
    'M-98 42a98 98 0 1 1 196 0a98 98 0 1 1-196 0z',
    fill(keeper + robot + ladle, HULL),
  ),
  disc(41, 82, 12, '#ffd24a'),
]

/** A row of twelve foil shutters, half open before a small white star, and the lighthouse before them. */
export function cover(shape: 'portrait' | 'wide'): string {
  const scene = SCENES[shape]
  const { width, height, star, lighthouse } = scene
  const row = Array.from({ length: SHUTTERS }, (_, index) => shutterAt(scene, index))
  const gaps = row.slice(1).map((after, index) => gap(scene, shutterAt(scene, index), after))
  const beams = { x: star.x, y: star.y, r: height * 0.72, colour: '#ffe3a6', strength: 1 }
  return picture(
    width,
    height,
    fill(svg`M0 0h${width}v${height}H0z`, SKY),
    ...scene.otherStars.map(([x, y, r]) => disc(x, y, r, FOIL)),
    within('gaps', gaps.join(''), light(beams, 'beams')),
    disc(star.x, star.y, star.r, '#fff'),
    ...row.map((shutter) => foil(shutter, star.y)),
    placed(lighthouse, placed({ turn: -9 }, ...ring), placed({ y: 30 }, ...watchRoom)),
  )
}
