import { light } from '../kit/light.js'
import { box, disc, fill, oval, placed, polygon, stroke } from '../kit/shapes.js'
import { picture, svg } from '../kit/svg.js'
import { capFromBehind } from '../portraits/attendant-head.js'

const TILE = '#0f1716'
const WALL = '#1b2524'
const CONCRETE = '#3a4444'
const PIT = '#070b0b'
const CREAM = '#cfc6a8'
const NAVY = '#18243a'
const NAVY_LIT = '#33415c'
const RED_CLOTH = '#a33b31'
const RED = '#e0402b'
const YELLOW = '#e8b923'

/** The square speaker with its lamp, about its own middle, hung from above. */
function speaker(): string {
  const grille = [-30, -18, -6, 6, 18, 30].map((y) => svg`M-34 ${y}H34`).join('')
  return svg`${stroke('M-24-60V-140M24-60V-140', '#2a3535', 8)}${fill(box(-56, -56, 112, 112, 12), CREAM)}${fill(
    box(-56, -56, 26, 112, 12),
    '#9d967e',
  )}${fill(box(-44, -44, 88, 88, 8), '#8d876f')}${stroke(grille, '#3a3a30', 5)}${disc(98, 0, 36, '#4a120c')}${disc(98, 0, 28, RED)}${disc(
    92,
    -8,
    10,
    '#ffb09c',
  )}`
}

/** The attendant from behind, 350 high, his dry shoes at the origin; the light is above his right. */
function attendant(): string {
  const coat = 'M-60-226Q-58-244-26-250Q0-242 26-250Q58-244 62-236Q58-170 66-96H-66Q-58-170-60-226z'
  const sleeves =
    'M-60-226Q-76-218-78-184L-80-118H-60L-54-196zM62-236Q80-230 82-190L86-118H66L56-200z'
  return svg`${fill('M-40-4H44L-30 34H-128z', '#2b3434')}${fill('M-44-110H-4L-8-6H-38zM6-110H46L40-6H10z', '#0d1420')}${oval(-22, -3, 20, 7, '#05080c')}${oval(
    26,
    -3,
    20,
    7,
    '#05080c',
  )}${fill(coat, NAVY)}${fill(
    'M26-250Q58-244 62-236Q58-170 66-96H42Q46-190 26-250z',
    NAVY_LIT,
  )}${fill(sleeves, NAVY)}${fill('M62-236Q80-230 82-190L86-118H77L68-206z', RED_CLOTH)}${stroke('M0-140V-100M-56-156H58', '#0b1322', 3)}${placed(
    { x: 1, y: -303, scale: 0.74 },
    oval(-46, 10, 7, 12, '#8a5f4b'),
    oval(45, 10, 7, 12, '#e0806a'),
    fill('M-31 22H31V76H-31z', '#8a5f4b'),
    fill('M14 22H31V76H20z', '#d2705a'),
    fill('M-45-8H45Q47 14 40 30L34 46Q0 54-34 46L-40 30Q-47 14-45-8z', '#1a1413'),
    capFromBehind({ lit: '#2a3a5e', dark: RED_CLOTH }, '#0f1830'),
  )}${fill(
    'M-27-256Q0-246 28-256L32-238Q0-226-31-238z',
    '#0b1322',
  )}${stroke('M-80-140V-72', CREAM, 13)}${fill(
    'M-84-150H-62Q-56-150-56-144V-132Q-70-128-84-132zM-84-82Q-70-86-56-82V-68Q-56-62-62-62H-84z',
    CREAM,
  )}${fill('M-92-122Q-80-130-64-122L-62-94Q-78-86-92-94z', '#a87358')}${stroke('M-74-60q-10 4 0 8t0 8 0 8 2 8', CREAM, 3.6)}`
}

/** Wet shoe prints from nowhere, coming nearer: the first is far and small. */
function prints(x: number, y: number, count: number, stride: number): string {
  const steps = Array.from({ length: count }, (_, index) => {
    const scale = 0.36 + index * 0.2
    const side = index % 2 === 0 ? -1 : 1
    const along = stride * index * (0.6 + index * 0.13)
    return placed(
      { x: x + side * 34 * scale - along * 0.16, y: y + along, scale, flip: side > 0 },
      fill('M-9-24Q0-30 9-24L11-8H-8zM-8-4H11Q20 14 12 28Q4 36-7 30Q-15 20-8-4z', '#131c1c'),
      stroke('M-8-2Q-13 10-8 22', '#6b7b79', 2.4, 0.7),
    )
  })
  return svg`${steps}`
}

/** The lamp on the wet floor: flat gleams below one another, wider as they come near. */
function wetRed(x: number, y: number, reach: number): string {
  return svg`${Array.from({ length: 8 }, (_, index) => {
    const part = index / 7
    const [half, drift] = [20 + ((index * 5) % 3) * 6 + part * 42, ((index * 3) % 4) * 6 - 9]
    return stroke(
      svg`M${x + drift - half} ${y + reach * part}H${x + drift + half}`,
      RED,
      5 + part * 9,
      0.8 - part * 0.45,
    )
  })}`
}

/** Safety blocks along an edge that runs away from us. */
function blocks(edge: readonly (readonly [x: number, y: number, width: number])[]): string {
  return svg`${edge.map(([x, y, width], index) => {
    const [farX, farY, farWidth] = edge[index + 1] ?? [x, y, width]
    const [gapX, gapY] = [x + (farX - x) * 0.86, y + (farY - y) * 0.86]
    const gapWidth = width + (farWidth - width) * 0.86
    return index === edge.length - 1
      ? ''
      : fill(polygon([x, y], [x + width, y], [gapX + gapWidth, gapY], [gapX, gapY]), YELLOW)
  })}`
}

/** The child across the tracks, two fingers up: small, and her feet above the ground. */
function child(): string {
  return svg`${fill('M-15-46Q-14-66 0-66T15-46Q24-20 22 0H-22Q-24-20-15-46z', YELLOW)}${oval(0, -50, 8, 8, '#3a2a1c')}${stroke(
    'M16-34L30-58M28-60L26-74M32-60L36-73',
    YELLOW,
    5,
  )}${fill('M-12 0h8v16h-8zM4 0h8v16h-8z', '#5d5330')}`
}

function tall(): string {
  return picture(
    600,
    800,
    fill(box(0, 0, 600, 800), TILE),
    fill(polygon([0, 120], [196, 250], [196, 424], [0, 520]), WALL),
    fill(polygon([0, 420], [196, 380], [196, 424], [0, 520]), '#273231'),
    fill(polygon([22, 226], [142, 274], [142, 322], [22, 294]), '#e9e2cb'),
    stroke('M22 226L142 274', '#f8f3e2', 4),
    fill(polygon([0, 520], [196, 424], [250, 424], [20, 800], [0, 800]), PIT),
    stroke('M0 640L226 428M0 760L238 430', '#2c3636', 5),
    fill(polygon([250, 424], [600, 424], [600, 800], [20, 800]), CONCRETE),
    fill(polygon([360, 424], [600, 424], [600, 640]), '#2e3837'),
    fill(polygon([460, 0], [600, 0], [600, 424], [460, 424]), WALL),
    stroke('M460 0V424M516 0V424M572 0V424M460 130H600M460 280H600', '#263130', 4),
    blocks([
      [38, 800, 96],
      [88, 716, 76],
      [130, 646, 62],
      [166, 586, 50],
      [196, 536, 40],
      [220, 496, 32],
      [238, 464, 26],
      [254, 440, 20],
    ]),
    wetRed(486, 470, 300),
    prints(306, 570, 5, 37),
    placed({ x: 92, y: 404, scale: 0.84 }, child()),
    light({ x: 486, y: 104, r: 340, colour: RED, strength: 0.72 }),
    placed({ x: 390, y: 510, scale: 0.92 }, attendant()),
    placed({ x: 388, y: 104 }, speaker()),
  )
}

function wide(): string {
  return picture(
    1200,
    630,
    fill(box(0, 0, 1200, 630), TILE),
    fill(polygon([0, 60], [520, 190], [520, 330], [0, 390]), WALL),
    fill(polygon([0, 330], [520, 300], [520, 330], [0, 390]), '#273231'),
    fill(polygon([70, 150], [330, 204], [330, 262], [70, 228]), '#e9e2cb'),
    fill(polygon([0, 390], [520, 330], [610, 330], [180, 630], [0, 630]), PIT),
    stroke('M0 500L560 334M0 610L586 334', '#2c3636', 5),
    fill(polygon([610, 330], [1200, 330], [1200, 630], [180, 630]), CONCRETE),
    fill(polygon([1010, 0], [1200, 0], [1200, 470], [1010, 330]), WALL),
    stroke('M1070 0V374M1135 0V424M1010 110L1200 80M1010 220L1200 250', '#263130', 4),
    blocks([
      [206, 630, 150],
      [300, 564, 118],
      [378, 510, 92],
      [442, 466, 72],
      [494, 430, 56],
      [536, 400, 44],
      [572, 374, 34],
      [602, 352, 26],
      [626, 334, 20],
    ]),
    wetRed(1072, 392, 210),
    prints(664, 408, 5, 35),
    placed({ x: 420, y: 308, scale: 0.96 }, child()),
    light({ x: 1086, y: 100, r: 440, colour: RED, strength: 0.72 }),
    placed({ x: 842, y: 446, scale: 1.04 }, attendant()),
    placed({ x: 988, y: 100 }, speaker()),
  )
}

/** The end of an empty platform: one red lamp, one turned back. */
export function cover(shape: 'portrait' | 'wide'): string {
  return shape === 'portrait' ? tall() : wide()
}
