import { light } from '../kit/light.js'
import { disc, fill, oval, placed, stroke, within, type Place } from '../kit/shapes.js'
import { picture, svg } from '../kit/svg.js'

type Scene = {
  width: number
  height: number
  /** Where the wall begins, where the floor does, and the water. */
  post: number
  floor: number
  water: number
  horse: Place
  lamp: { x: number; y: number; r: number }
  boy: Place
  shadow: Place
  ledger: Place
  bank: Place
}

const SCENES: Readonly<Record<'portrait' | 'wide', Scene>> = {
  portrait: {
    width: 600,
    height: 800,
    post: 300,
    floor: 548,
    water: 250,
    horse: { x: 22, y: 176, scale: 1.06 },
    lamp: { x: 222, y: 484, r: 470 },
    boy: { x: 462, y: 392, scale: 1.08 },
    shadow: { x: 500, y: 300, scale: 1.5 },
    ledger: { x: 238, y: 704, scale: 0.96 },
    bank: { x: 510, y: 700, scale: 1 },
  },
  wide: {
    width: 1200,
    height: 630,
    post: 600,
    floor: 424,
    water: 200,
    horse: { x: 184, y: 150, scale: 1.08 },
    lamp: { x: 540, y: 340, r: 600 },
    boy: { x: 806, y: 258, scale: 1.08 },
    shadow: { x: 930, y: 216, scale: 1.5 },
    ledger: { x: 470, y: 536, scale: 1.02 },
    bank: { x: 1010, y: 524, scale: 1.1 },
  },
}

const INK = '#1c140f'
const WHITE = '#f4ead6'
const FLAME = '#ffd667'
const PINE = '#4d6b3f'
const SKIN = '#e6b07c'

/** A shape with the thick brush line of a folk painting. */
function inked(d: string, colour: string, width = 6): string {
  return svg`<path d="${d}" fill="${colour}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`
}

function line(d: string, width = 6): string {
  return stroke(d, INK, width)
}

/** The wall of earth with the shadow on it, and the boards below. */
function room({ width, height, floor, shadow }: Scene): string[] {
  const boards = [0.12, 0.32, 0.52, 0.72, 0.92, 1.12].map((at) =>
    line(svg`M${width * at} ${floor}L${width * (0.5 + (at - 0.5) * 1.5)} ${height}`, 4),
  )
  return [
    fill(svg`M0 0h${width}v${height}H0z`, '#8d5d2b'),
    placed(shadow, fill(`${hair}z${crouching}`, '#4f2f16')),
    fill(svg`M0 ${floor}H${width}V${height}H0z`, '#744923'),
    ...boards,
  ]
}

/** What the porch looks out on: a river and a sky without a moon; the horse stands there. */
function night({ width, post, floor, water, horse: stands }: Scene): string[] {
  const waves = [30, 78, 132, 192, 258].map((y, row) => {
    const near = post - 170 + (row % 2) * 44
    return stroke(
      svg`M${row * 26 - 20} ${water + y}q30-16 60 0t60 0M${near} ${water + y - 20}q26-14 52 0t52 0`,
      row < 2 ? '#3d5a66' : '#a0803f',
      5,
    )
  })
  return [
    fill(svg`M0 0h${post}v${floor}H0z`, '#141a27'),
    fill(svg`M0 ${water}v-4q${post * 0.3}-70 ${post * 0.56}-18t${post * 0.44} 6v16z`, '#0a0d14'),
    fill(svg`M0 ${water}h${post}V${floor}H0z`, '#1d3340'),
    inked(svg`M${post - 16} 0h32v${floor}h-32z`, '#7a4a22'),
    within('yard', svg`M0 0h${width}v${floor}H0z`, ...waves, placed(stands, ...horse)),
    inked(svg`M-10 ${floor - 8}H${width + 10}v20H-10z`, '#7a4a22'),
  ]
}

function eaves(width: number): string[] {
  const ends = Array.from({ length: width / 75 }, (_, index) => index * 75 + 38)
  const rafters = ends.map((x) => disc(x, 44, 20, INK) + disc(x, 44, 14, '#70451f'))
  return [fill(svg`M0 0h${width}v40H0z`, '#20140c'), ...rafters]
}

const hair =
  'M-62 34L-92 38-76 10-106-6-80-24-100-58-66-56-70-94-40-76-28-112-6-82 16-114 28-78 58-98 60-60 94-64 80-30 108-14 82 6 98 34 64 36'
const crouching = 'M-60 20h120v60q40 40 34 110H-70q-8-70 10-110z'

const boy = [
  inked('M-30 88Q-54 108-58 196H76Q84 112 44 84z', PINE),
  inked('M-62 214Q-66 138-34 132T0 214zM10 214Q2 138 36 132T84 214z', '#d9c69c'),
  inked('M-66 214h28v22h-46q-4-16 18-22zM24 214h28v22H6q-4-16 18-22z', SKIN, 5),
  line('M-80 230h40M10 230h40', 8),
  inked('M-22 86Q-70 94-128 92l-4 34Q-60 138-8 116z', PINE),
  inked('M-126 96q-22-6-34-2-20-2-16 10-2 20 22 18 16 4 28-2z', SKIN, 5),
  inked('M0-48Q62-46 64 20 62 80-2 82-64 80-64 20-62-46 0-48z', SKIN),
  fill('M24-44Q62-30 61 20 58 74 6 79 50 50 40 10z', '#b57b49'),
  inked(`${hair}Q62-6 40-20L22-4 8-26-8-4-24-24-38-2Q-60 2-62 34z`, '#2b1d14'),
  disc(-34, 22, 8.5, INK),
  disc(8, 22, 8.5, INK),
  line('M-48 5q10-5 19 1M-2 6q10-8 21-7', 5),
  line('M-20 26q-8 12 2 14', 4),
  fill('M-38 50Q-14 58 8 48 2 70-16 69-32 68-38 50z', INK),
  fill('M-22 54h12v8h-12z', WHITE),
]

/** Three coins, one above the other: square holes, and the brightest things but for the flame. */
const coins = [0, 1, 2].map((index) =>
  placed(
    { x: -172 + index * 27, y: 72 - (index % 2) * 26 },
    svg`<circle r="19" fill="${FLAME}" stroke="${INK}" stroke-width="5"/>`,
    fill('M-6-6H6V6H-6z', INK),
  ),
)

const horse = [
  inked(
    'M-260 20Q-60-60 40-24L34-84Q70-66 78-22 104-4 116 30L196 132Q222 168 200 196 176 216 148 196 124 192 104 152 72 172 40 146 10 230 24 440H-260z',
    WHITE,
  ),
  fill('M104 150Q72 170 40 144 10 230 22 438H-44Q-30 200 20 110 60 140 104 150z', '#cdb994'),
  inked(
    'M-220-16L-150-52-130-38-80-64-58-46-10-58 10-40 34-66Q72-52 96 16L62 2 56 26 28 6 8 44-14 20-42 66-64 36-96 84-118 50-220 80z',
    '#83745f',
  ),
  line('M70 46q18-14 34 2', 7),
  fill('M72 50q16-4 30 2-4 20-18 18-12-2-12-20z', INK),
  line('M64 76q12 10 26 8', 4),
  line('M182 156q8-8 12 4', 7),
  line('M152 190q16-2 26-16', 5),
  stroke('M118 202l-4 16M134 208l-2 14', '#cdb994', 4),
]

const lamp = [
  inked('M-46 140h92l8 22h-108z', '#5b3519'),
  inked('M-8 30h16v112h-16z', '#5b3519'),
  inked('M-44 14h88q-6 26-44 26t-44-26z', '#8a5a30'),
  fill('M0-58Q30-16 24 2 18 16 0 16T-24 2Q-28-14-8-30-2-40 0-58z', FLAME),
  fill('M2-22Q14-6 10 4 6 12 0 12T-10 4Q-10-6 2-22z', '#fffbe8'),
]

/** Open at its first leaf: twenty columns, and writing in one. */
const ledger = [
  inked(
    'M-232 68L-186-66Q-90-84 0-62 90-84 186-66L232 68Q110 48 0 76-110 48-232 68z',
    '#7c2f2a',
    7,
  ),
  inked('M-214 52L-172-68Q-84-86 0-62 84-86 172-68L214 52Q104 34 0 60-104 34-214 52z', WHITE, 5),
  fill('M0-62Q84-86 172-68L180-46Q80-60 0-36z', '#d8c49a'),
  ...[-144, -116, -88, -60, -32, 32, 60, 88, 116].map((x) =>
    stroke(svg`M${x} ${-70 - Math.abs(x) / 90}L${x * 1.24} ${44}`, '#c58f6a', 2.5),
  ),
  line('M0-62V60', 5),
  line(
    'M134-54l6 14M132-40l14-4M142-26l10 2M140-16l16 2M148-2l6 12M158 8l4 10M154 24l14 2M160 36l10-2',
    7,
  ),
]

const bank = [
  inked('M0-66Q76-62 78 6 76 66 0 68-76 66-78 6-76-62 0-66z', '#b8683c'),
  fill('M14-62Q74-52 75 6 72 60 10 65 54 40 50-6z', '#7d4023'),
  inked('M-18-62q18-22 36 0z', '#b8683c', 5),
  line('M-34-30h52', 9),
  stroke('M-56-2Q-54 34-24 48', '#e39a68', 6),
]

/** Night at the ferry: a porch, an account book with one line, three coins, and a horse that looks on. */
export function cover(shape: 'portrait' | 'wide'): string {
  const scene = SCENES[shape]
  const { width, height, lamp: flame } = scene
  return picture(
    width,
    height,
    ...room(scene),
    light({ ...flame, colour: '#ffbe55', strength: 0.75 }),
    ...night(scene),
    ...eaves(width),
    placed(scene.boy, ...boy, ...coins),
    oval(flame.x, scene.floor + 92, 84, 14, '#5f3a1b'),
    placed(flame, ...lamp),
    placed(scene.bank, ...bank),
    placed(scene.ledger, ...ledger),
  )
}
