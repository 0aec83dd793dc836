import { light } from '../kit/light.js'
import { disc, fill, oval, placed, stroke, type Place } from '../kit/shapes.js'
import { picture, svg } from '../kit/svg.js'

type Shape = 'portrait' | 'wide'

const COLOUR = {
  night: '#26314b',
  dusk: '#3b4865',
  haze: '#6d6a80',
  rose: '#b98279',
  peach: '#f0b183',
  whale: '#5d7896',
  whaleLit: '#9db6c6',
  whaleDark: '#3f5573',
  cream: '#f7e8c8',
  gold: '#f6cf7c',
  mustard: '#d9a12f',
  moss: '#6d7c45',
  bark: '#4a3a35',
} as const

/** A layer of cloud: round humps of the given widths from the left, down to the bottom. */
function cloud(y: number, start: number, humps: readonly number[], colour: string): string {
  const tops = humps.map((width) => svg`a${width / 2} ${width * 0.34} 0 0 1 ${width} 0`)
  return fill(svg`M${start} ${y}${tops}V900H${start}z`, colour)
}

/** The same layer twice: its light rim, and itself a little lower. */
function litCloud(
  y: number,
  start: number,
  humps: readonly number[],
  rim: string,
  colour: string,
): string {
  return cloud(y, start, humps, rim) + cloud(y + 9, start - 7, humps, colour)
}

const BLOSSOM = [
  [-96, -196, 62],
  [-28, -262, 78],
  [66, -252, 70],
  [112, -184, 58],
  [-120, -140, 44],
  [10, -180, 84],
  [128, -132, 40],
] as const

function blossoms(dx: number, dy: number, share: number, colour: string): string {
  return BLOSSOM.map(([x, y, r]) => disc(x + dx, y + dy, r * share, colour)).join('')
}

/** About the foot of the trunk; tilts as the island does. */
const ISLAND = svg`${fill('M-188 6Q-170 84-92 120-50 214 6 252 60 206 96 128 176 90 190 0z', COLOUR.bark)}${fill('M-188 6Q-170 84-92 120-50 214 6 252-10 150-40 96-110 60-120 6z', '#8a6650')}${[
  oval(-70, 118, 25, 36, COLOUR.gold),
  oval(2, 158, 29, 42, COLOUR.cream),
  oval(72, 116, 24, 35, COLOUR.gold),
]}${fill('M-200 8Q-150-26-60-18T120-22Q180-16 202 2 150 30 0 32T-200 8z', COLOUR.moss)}${fill('M-160 0Q-110-22-50-14T110-18Q60 6-30 8T-160 0z', '#a9b06a')}`

/** Cut thirty years ago: its end hangs down. */
const BRIDGE = svg`${stroke('M-186 2Q-216 44-212 148M-166 10Q-190 60-186 158', '#2c2626', 5)}${stroke('M-204 42l26 6M-212 72l26 6M-214 102l26 6M-212 132l26 6', '#c08a55', 9)}${stroke('M-212 148l-5 22M-186 158l4 20', '#2c2626', 3)}`

const BOUGHS = stroke(
  'M0-150L-6-226-44-282M-4-196L48-256M-14-158L-86-190-108-182M24-164L82-202 112-190M-86-190L-104-228M82-202L96-238',
  '#ecc079',
  8,
)

/** Single flowers at the rim of the crown. */
const FLOWERS = BLOSSOM.map(([x, y, r], index) =>
  [0, 1, 2]
    .map((step) => {
      const turn = Math.atan2(y + 190, x) + (step - 1) * 0.42
      const far = r * (0.98 + ((index + step) % 3) * 0.09)
      return disc(x + Math.cos(turn) * far, y + Math.sin(turn) * far, 9 - step, '#fff3d0')
    })
    .join(''),
)

const TREE = svg`${fill('M-34 0Q-14-70-22-150L-96-210-80-222-8-168 2-250H20L18-168 90-214 102-198 34-140Q26-70 52 0 10 12-34 0z', COLOUR.bark)}${fill('M-34 0Q-14-70-22-150L-8-160Q0-70-6 4-22 4-34 0z', '#9a7355')}${blossoms(8, 14, 1, '#d9925a')}${FLOWERS}${blossoms(0, 0, 0.98, COLOUR.gold)}${blossoms(-5, -10, 0.84, '#fff3d0')}${BOUGHS}`

const PETALS = [
  [-150, -70],
  [-190, -180],
  [-232, -34],
  [-120, -290],
  [176, -262],
  [-280, -130],
  [-90, -60],
  [-330, -40],
  [96, -60],
] as const

function island(at: Place, turn: number): string {
  const seeds = PETALS.map(([x, y], index) => disc(x, y, 4 + (index % 3) * 1.6, '#fff3d0'))
  return placed(at, ...seeds, placed({ turn }, BRIDGE, ISLAND, TREE))
}

const BODY =
  'M-214-52C-150-74-120-132-20-148C90-164 190-106 196-4C200 86 120 134 12 134C-90 132-160 60-214-8z'

/** Nose to the right, where the light is. */
const WHALE = svg`${fill('M-200-30Q-236-60-262-122-214-116-192-74-186-112-152-136-150-80-182-36z', COLOUR.whaleDark)}${fill('M-192-74Q-186-112-152-136-150-80-182-36z', COLOUR.whale)}${fill(BODY, COLOUR.whale)}${fill('M40-146C140-128 192-74 196-4C197 22 190 46 178 66Q176-40 104-88 50-124-40-112-100-100-150-70C-110-120-70-140-20-148Q10-152 40-146z', COLOUR.whaleLit)}${fill('M196 6C194 90 116 134 12 134C-60 133-120 94-166 42Q-80 70-6 56 110 62 196 6z', COLOUR.cream)}${fill('M-166 42Q-80 70-6 56 30 60 66 54 10 100-70 104-126 82-166 42z', '#b9a58a')}${stroke('M-6 56Q110 62 194 10', COLOUR.whaleDark, 6)}${stroke('M60 76Q40 108-10 122M104 70Q92 104 52 124M144 54Q142 86 112 110', '#cbb592', 4)}${stroke('M92 2Q116 24 146 2M82-2l-14-6M82 10l-15 3M112-28Q128-38 146-32', '#1d2740', 8)}${stroke('M-6 56q-13-4-17-15', COLOUR.whaleDark, 6)}${oval(72, 40, 15, 8, '#d9937c')}${fill('M-30 70Q-20 150-96 178-118 130-84 68z', COLOUR.whaleDark)}${fill('M-30 70Q-20 150-96 178-70 128-58 72z', COLOUR.whale)}${stroke('M-172-66Q-162-32-178 16', COLOUR.cream, 13)}`

const CAP = placed(
  { x: 112, y: -106, turn: 33 },
  fill('M-64 8Q-66-58-4-62T62 6z', COLOUR.mustard),
  fill('M-64 8Q-66-58-4-62-44-40-42 8z', '#a87420'),
  stroke('M-16 4Q-18-32-4-56M14 4Q16-30 4-56', '#a87420', 4),
  fill('M-72 0Q0-20 70-2L72 22Q0 4-72 26z', '#f2c55a'),
  stroke('M-48-2v18M-24-8v18M0-9v18M24-8v18M48-4v18', '#b98226', 4),
)

/** Leaning into the wind, brimless cap, the bag behind. */
const COURIER = placed(
  { x: -30, y: -138 },
  fill('M-58-34L-6-46 8 0-46 14z', '#7d4a2b'),
  fill('M-58-34L-6-46-2-28-52-14z', '#b0703f'),
  fill('M-34 22Q-30-58 2-76L32-70Q44-30 40 22z', '#1f2b48'),
  fill('M16-74L32-70Q44-30 40 22H26Q30-40 16-74z', COLOUR.gold),
  stroke('M14-46Q46-30 66-12', '#1f2b48', 17),
  stroke('M66-10Q100-16 128-34', '#2c2626', 4),
  disc(25, -96, 25, '#e9bd92'),
  oval(38, -97, 2.6, 4.2, '#2c2020'),
  fill('M-2-98Q0-118 22-122 6-90 12-78-2-82-2-98z', '#2c2020'),
  fill('M-6-104Q0-136 30-132 50-126 50-104 22-112-6-104z', '#16203a'),
  fill('M34-131Q50-126 50-104L38-107Q42-120 34-131z', COLOUR.gold),
  fill('M4-74Q22-66 40-76L42-62Q10-54-44-72-26-80 4-74z', '#c9573a'),
)

function courierOnWhale(at: Place): string {
  return placed(at, COURIER, WHALE, CAP)
}

function portrait(): string[] {
  return [
    fill('M0 0H600V800H0z', COLOUR.night),
    fill('M0 236Q160 196 320 226T600 206V800H0z', COLOUR.dusk),
    fill('M0 352Q200 322 380 350T600 330V800H0z', COLOUR.haze),
    fill('M0 424Q180 404 340 424T600 408V800H0z', COLOUR.rose),
    fill('M0 474Q220 460 420 476T600 466V800H0z', COLOUR.peach),
    cloud(528, -20, [120, 90, 150, 110, 140, 100], COLOUR.rose),
    light({ x: 410, y: 214, r: 330, colour: '#ffc890', strength: 0.8 }),
    island({ x: 428, y: 404, scale: 0.9 }, 9),
    litCloud(606, -40, [150, 110, 170, 130, 180], COLOUR.peach, '#8d7482'),
    litCloud(668, 230, [140, 190, 160], '#c99486', '#5f6580'),
    courierOnWhale({ x: 206, y: 622, turn: -7, scale: 0.82 }),
    litCloud(738, -60, [170, 130, 200, 150, 120], '#8d8296', '#3f4b69'),
    cloud(786, -90, [200, 160, 220, 180], COLOUR.night),
  ]
}

function wide(): string[] {
  return [
    fill('M0 0H1200V630H0z', COLOUR.night),
    fill('M0 150Q300 108 640 140T1200 120V630H0z', COLOUR.dusk),
    fill('M0 246Q360 214 700 244T1200 224V630H0z', COLOUR.haze),
    fill('M0 312Q360 292 700 312T1200 296V630H0z', COLOUR.rose),
    fill('M0 360Q400 344 800 362T1200 352V630H0z', COLOUR.peach),
    cloud(412, -30, [160, 110, 190, 130, 170, 120, 200, 150, 180], COLOUR.rose),
    light({ x: 900, y: 172, r: 440, colour: '#ffc890', strength: 0.8 }),
    island({ x: 930, y: 372 }, 9),
    litCloud(496, -40, [190, 140, 210, 150, 200, 160, 220, 190], COLOUR.peach, '#8d7482'),
    litCloud(540, 520, [170, 230, 180, 220], '#c99486', '#5f6580'),
    courierOnWhale({ x: 400, y: 396, turn: -8, scale: 0.96 }),
    litCloud(580, -60, [210, 160, 240, 180, 220, 170, 250, 160], '#8d8296', '#3f4b69'),
    cloud(622, -90, [240, 190, 260, 200, 240, 210, 260], COLOUR.night),
  ]
}

/** The one light is a tree in flower on an island that sinks; a whale that dares not look flies to it. */
export function cover(shape: Shape): string {
  return shape === 'portrait' ? picture(600, 800, ...portrait()) : picture(1200, 630, ...wide())
}
