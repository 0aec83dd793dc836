import { light } from '../kit/light.js'
import {
  box,
  disc,
  fill,
  oval,
  placed,
  polygon,
  scattered,
  stroke,
  within,
  type Place,
} from '../kit/shapes.js'
import { picture, svg } from '../kit/svg.js'

type Shape = 'portrait' | 'wide'

const COLOUR = {
  dusk: '#3b3a5c',
  duskLow: '#57537a',
  roofs: '#2b2a47',
  snow: '#dfe6f2',
  snowShade: '#9aa5c8',
  snowDark: '#7581ab',
  wall: '#241f33',
  wood: '#3a2a33',
  stove: '#f08a3c',
  warm: '#f9c372',
  tangerine: '#f6b93b',
  ink: '#2f5fd0',
} as const

/** The tin rooster: its clock face is its belly; feet on y = 0. */
const ROOSTER = svg`${fill('M-40 0L-26-30H26L40 0H26L14-18H-14L-26 0z', COLOUR.wall)}${fill('M-96-148Q-134-118-122-66-96-84-70-52-84-104-56-138-78-152-96-148zM-70-52Q-64-10 0-10 66-10 74-72 78-112 62-150L96-160 64-178Q58-204 30-204 0-202-4-164-12-126-52-118z', COLOUR.wall)}${fill('M4-194Q-10-216 2-230 16-228 18-212 18-240 32-242 42-236 41-212 50-232 62-224 66-208 54-192z', '#b5372f')}${fill('M62-162Q78-150 68-132 58-140 60-156z', '#b5372f')}${disc(0, -66, 45, COLOUR.tangerine)}${disc(0, -66, 36, '#fff3d6')}${stroke('M0-66V-90M0-66L17-58', COLOUR.wall, 6)}${disc(34, -182, 5, COLOUR.warm)}`

/** A kerosene stove, a kettle on it; feet on y = 0. */
const STOVE = svg`${fill(svg`${box(-58, -16, 116, 16, 5)}${box(-46, -134, 12, 120)}${box(34, -134, 12, 120)}${box(-56, -146, 112, 16, 5)}`, COLOUR.wall)}${fill(box(-34, -130, 68, 114, 10), COLOUR.stove)}${fill(box(-24, -118, 48, 90, 8), '#ffe3a4')}${stroke('M-24-96H24M-24-74H24M-24-52H24', COLOUR.stove, 6)}${fill('M-40-148Q-42-192 0-192T40-148zM-8-202h16v12h-16zM34-176L62-188 58-172 38-158z', COLOUR.wall)}${stroke('M-28-190Q0-226 28-190', COLOUR.wall, 6)}`

/** What the shop sells, dark on the shelves at the back. */
function shelf(x: number, y: number, width: number, seed: number): string {
  const next = scattered(seed)
  const goods: string[] = []
  for (let at = x; at < x + width - 22;) {
    const thick = 10 + Math.round(next() * 14)
    goods.push(box(at, y, thick, -18 - Math.round(next() * 26)))
    at += thick + 5
  }
  return fill(svg`${goods}${box(x, y, width, 6)}`, '#b9642e')
}

/** Lettering is not wanted where a pencil says what is sold. */
const SIGN = svg`${fill(box(-168, -34, 336, 68, 8), COLOUR.ink)}${fill(box(-168, 18, 336, 16, 6), '#22439a')}${fill('M-120-14H78L112 2 78 18H-120z', COLOUR.tangerine)}${fill('M-120 6H78V18H-120z', '#c98a22')}${fill('M78-14L112 2 78 18z', '#f3dcb0')}${fill('M98-5L112 2 98 9z', COLOUR.wall)}${fill('M-138-14h18v32h-18z', '#d9726a')}`

/** The shop's front; its sill lies on y = 0, its middle on x = 0. */
const SHOP = svg`${fill('M124-520h26v90h-26z', COLOUR.wall)}${fill('M118-526h38v12h-38z', COLOUR.snow)}${fill('M-226-386H226V110H-226z', COLOUR.wall)}${fill('M-206-268H206V4H-206z', COLOUR.warm)}${fill('M-206-268H206V-150Q60-110-206-168z', COLOUR.stove)}${shelf(-196, -206, 190, 7)}${shelf(12, -206, 180, 5)}${within('panes', 'M-206-268H206V4H-206z', light({ x: 98, y: -76, r: 240, colour: '#fff0c4', strength: 0.95 }))}${placed({ x: 98, y: 2, scale: 0.9 }, STOVE)}${placed({ x: -100, y: 2, scale: 0.98 }, ROOSTER)}${stroke('M0-268V4', COLOUR.wood, 14)}${stroke('M-206-226H206', COLOUR.wood, 6)}${fill('M-226-4H0V24H-226zM0-4H206V112H0z', COLOUR.wood)}${fill('M22 18H184V96H22z', '#4d3238')}${fill(box(10, -130, 8, 54, 4), COLOUR.wall)}${fill('M-216-6q40-12 90-5t112-3v12h-202z', COLOUR.snow)}${fill('M-226-268h24v292h-24zM202-268h24v292h-24z', COLOUR.wood)}${placed({ y: -314 }, SIGN)}${fill('M-286-372L-232-446H232L286-372z', COLOUR.roofs)}${fill('M-290-366q-6-22 14-30L-236-458Q-120-480 0-470T236-458L278-394q16 10 10 28-30 10-64-2-50 16-104 2-60 18-120 0-70 16-128 2-90 16-162-2z', COLOUR.snow)}${fill('M40-468Q140-466 236-458L278-394q16 10 10 28-30 10-64-2-50 16-104 2Q104-440 40-468z', '#c3cde3')}${fill('M-290-366q72 18 162 2 58 14 128-2 60 18 120 0 54 14 104-2 34 12 64 2l-2-16q-44 14-90-2-60 14-110 0-50 14-116 0-60 16-124 0-70 14-136 2z', COLOUR.snowShade)}`

/** Loaded for the move, its nose downhill; wheels on y = 0. */
const TRUCK = svg`${fill('M-126-134h60v68h-60zM-62-112h52v46h-52zM-4-150h56v84h-56z', '#a87a52')}${fill('M-126-134h20v68h-20zM-62-112h18v46h-18zM-4-150h18v84h-18z', '#e0a566')}${fill('M-128-140q32-10 64 0v8h-64zM-64-118q28-8 56 0v8h-56zM-6-156q30-10 60 0v8h-60z', COLOUR.snow)}${stroke('M-128-104L52-122', COLOUR.wall, 4)}${fill('M-140-70H62V-128Q62-136 70-136H112Q122-136 126-126L142-82 152-74V-24H-140z', '#31416e')}${fill('M-140-70h202v14h-202z', '#51649b')}${fill('M78-120h30q6 0 8 6l12 34h-50z', '#1b2142')}${fill('M64-140q28-12 56 2l4 8q-30-8-60 0z', COLOUR.snow)}${fill('M-146-28h304v12h-304z', COLOUR.wall)}${[-88, 100].map((x) => disc(x, -18, 27, '#15131f') + disc(x, -18, 11, COLOUR.snowDark))}`

type Walk = readonly [fromX: number, fromY: number, toX: number, toY: number, steps: number]

/** Prints from the door, where they are small, to where they leave the picture. */
function prints(...walks: Walk[]): string {
  return walks
    .flatMap(([x, y, toX, toY, steps]) => {
      const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI
      return Array.from({ length: steps }, (_, index) => {
        const share = (index / (steps - 1)) ** 1.3
        const at = { x: x + (toX - x) * share, y: y + (toY - y) * share, turn }
        const side = index % 2 === 0 ? -8 : 8
        return placed({ ...at, scale: 0.7 + share }, oval(0, side, 10, 5.5, COLOUR.snowDark))
      })
    })
    .join('')
}

function snowfall(width: number, height: number, count: number, seed: number): string {
  const next = scattered(seed)
  return Array.from({ length: count }, () =>
    disc(next() * width, next() * height, 2 + next() * 3, COLOUR.snow),
  ).join('')
}

const HOUSES = 'l60-60 60 44 70-70 74 62 56-34 80 46 66-54 70 60 60-40 70 66v120h-666z'

function pole(at: Place): string {
  return placed(
    at,
    stroke('M0 0V-420M-44-396H44M-30-366H30', COLOUR.roofs, 11),
    stroke('M-40-400Q-300-360-700-430M40-400Q200-380 400-420', COLOUR.roofs, 3),
  )
}

function portrait(): string[] {
  return [
    fill('M0 0H600V800H0z', COLOUR.dusk),
    fill('M0 250Q300 220 600 260V800H0z', COLOUR.duskLow),
    fill(svg`M-30 520${HOUSES}`, COLOUR.roofs),
    snowfall(600, 560, 40, 11),
    pole({ x: 556, y: 640 }),
    fill('M0 560L600 650V800H0z', COLOUR.snowShade),
    placed({ x: 262, y: 560 }, SHOP),
    fill('M0 572Q30 596 60 600L470 656 600 668V800H0z', COLOUR.snowShade),
    fill('M0 566Q40 600 76 604L470 660Q420 690 300 682T0 640z', COLOUR.snow),
    fill(polygon([96, 602], [440, 650], [596, 800], [30, 800]), '#f6c79a'),
    fill(polygon([290, 632], [430, 648], [560, 800], [300, 800]), '#fbe2b6'),
    prints([238, 646, 80, 800, 9], [276, 652, 322, 806, 9]),
    placed({ x: 474, y: 752, turn: 8, scale: 0.8 }, TRUCK),
  ]
}

function wide(): string[] {
  return [
    fill('M0 0H1200V630H0z', COLOUR.dusk),
    fill('M0 170Q600 120 1200 210V630H0z', COLOUR.duskLow),
    fill(svg`M-60 330${HOUSES}`, COLOUR.roofs),
    fill(svg`M600 450${HOUSES}`, COLOUR.roofs),
    snowfall(1200, 430, 64, 11),
    pole({ x: 800, y: 500, scale: 0.9 }),
    fill('M0 380L1200 560V630H0z', COLOUR.snowShade),
    placed({ x: 420, y: 424, scale: 0.88 }, SHOP),
    fill('M0 396Q120 440 220 450L640 510 1200 574V630H0z', COLOUR.snowShade),
    fill('M0 390Q110 440 222 452L620 506Q560 540 380 528T0 470z', COLOUR.snow),
    fill(polygon([236, 456], [600, 502], [800, 630], [120, 630]), '#f6c79a'),
    fill(polygon([450, 484], [576, 500], [720, 630], [440, 630]), '#fbe2b6'),
    prints([440, 500, 190, 640, 10], [480, 506, 768, 584, 10]),
    placed({ x: 900, y: 590, turn: 6, scale: 1.05 }, TRUCK),
  ]
}

/** The day before: the stove in the stationer's shop is lit, and outside the truck is loaded. */
export function cover(shape: Shape): string {
  return shape === 'portrait' ? picture(600, 800, ...portrait()) : picture(1200, 630, ...wide())
}
