import { light } from '../kit/light.js'
import { box, disc, fill, placed, polygon, scattered, stroke } from '../kit/shapes.js'
import { picture, svg } from '../kit/svg.js'

const NIGHT_BLUE = '#141d2b'
const WALL = '#1d2939'
const NEAR_WALL = '#0f1621'
const SLATE = '#2a394b'
const LAMP = '#e8b25a'
const PALE_LAMP = '#ffdf9e'
const SKY = '#8cc7e6'
const SKY_DARK = '#4f8fb5'
const WOOD = '#43302a'

/** The child's umbrella, open: half of its eight ribs are towards us. Its tip is the origin. */
function umbrella(): string {
  const dome =
    'M0 0C74 4 126 52 132 124Q104 104 76 124Q38 104 0 124Q-38 104-76 124Q-104 104-132 124C-126 52-74 4 0 0z'
  return svg`${stroke('M0-16V0M0 118V180q0 18-16 18t-16-16', '#20283a', 9)}${fill(dome, SKY)}${fill(
    'M0 0C74 4 126 52 132 124Q104 104 76 124Q68 40 0 0zM0 0C-34 34-72 76-76 124Q-104 104-132 124C-126 52-74 4 0 0z',
    SKY_DARK,
    0.55,
  )}${stroke('M0 0Q-70 44-76 124M0 0V124M0 0Q70 44 76 124', '#e9f5fb', 2.5)}`
}

/** A shop front, 340 wide and 400 high, the pavement at its foot; light lies between its wall and window. */
function shop(): string {
  const marks = Array.from({ length: 10 }, (_, index) => svg`M294 ${118 + index * 20}h9`).join('')
  const tags = [44, 84, 206, 240].map(
    (x, index) =>
      svg`${stroke(svg`M${x} 74v${20 + (index % 2) * 14}`, WOOD, 2)}${fill(box(x - 7, 94 + (index % 2) * 14, 14, 22, 2), '#d9a653')}`,
  )
  const keeper = 'M228 318V212Q228 192 244 188V178a14 17 0 1 1 18 0V188Q274 192 274 212V318z'
  return svg`${fill(box(-26, -20, 392, 420), '#2b2730')}${fill('M-40-10L22-92H318L380-10z', '#34455c')}${fill(
    polygon([-40, -10], [380, -10], [380, -2], [-40, -2]),
    '#1a2332',
  )}${light({ x: 143, y: 98, r: 360, colour: LAMP, strength: 0.8 })}${fill(box(0, 60, 340, 270, 4), LAMP)}${fill(
    box(12, 72, 262, 246),
    PALE_LAMP,
  )}${fill(keeper, '#ecbd70')}${stroke('M143 60V84', WOOD, 4)}${tags}${disc(143, 98, 17, '#fffaf0')}${placed(
    { x: 128, y: 136, scale: 0.84 },
    umbrella(),
  )}${fill(box(284, 108, 18, 208, 9), '#eef6fa')}${fill(box(284, 190, 18, 126, 9), SKY_DARK)}${stroke(marks, '#20283a', 2.4)}${fill(
    box(-14, 318, 368, 18),
    WOOD,
  )}${fill(box(-26, 336, 392, 64), '#231f26')}${fill(polygon([-40, 10], [380, 10], [402, 58], [-62, 58]), WOOD)}${fill(
    box(-62, 58, 464, 8),
    '#8a6238',
  )}`
}

/** Fine straight rain, brighter the nearer it is. */
function rain(width: number, height: number, count: number, seed: number): string {
  const next = scattered(seed)
  const lines = ['', '']
  for (let drop = 0; drop < count; drop += 1) {
    const long = 24 + next() * 46
    lines[drop % 2] +=
      svg`M${Math.round(next() * width)} ${Math.round(next() * height)}l-5 ${Math.round(long)}`
  }
  return stroke(lines[0] ?? '', '#a9c3d6', 1.6, 0.4) + stroke(lines[1] ?? '', '#cfe2ee', 2.2, 0.5)
}

/** The window's light on wet stone, the umbrella upside down in it, broken by ripples. */
function wetLight(x: number, y: number, long: number): string {
  const dome = svg`M-104 30Q-78 50-54 30Q-26 50 0 30Q26 50 54 30Q78 50 104 30C108 ${long * 0.5} 52 ${long * 0.74} 0 ${long * 0.78}C-52 ${long * 0.74}-108 ${long * 0.5}-104 30z`
  const ripples = [0.08, 0.2, 0.31, 0.42, 0.52, 0.62, 0.73, 0.86].map((part, index) => {
    const [half, top, drift] = [70 + part * 150, long * part, ((index * 3) % 5) * 34 - 68]
    return svg`M${drift - half} ${top}Q${drift} ${top - 5} ${drift + half} ${top + 2}Q${drift} ${top + 9} ${drift - half} ${top}z`
  })
  return placed(
    { x, y },
    fill(svg`M-140 0H140Q176 ${long * 0.5} 214 ${long}H-214Q-176 ${long * 0.5}-140 0z`, LAMP, 0.3),
    fill(svg`M-120 0H110Q120 ${long * 0.5} 138 ${long}H-150Q-126 ${long * 0.5}-120 0z`, LAMP, 0.45),
    fill(dome, SKY, 0.6),
    fill(ripples.join(''), SLATE, 0.85),
  )
}

function tall(): string {
  return picture(
    600,
    800,
    fill(box(0, 0, 600, 800), NIGHT_BLUE),
    fill(polygon([0, 0], [200, 0], [150, 470], [0, 600]), WALL),
    fill(polygon([600, 0], [430, 0], [480, 470], [600, 600]), WALL),
    fill(polygon([0, 640], [100, 520], [512, 520], [600, 640], [600, 800], [0, 800]), SLATE),
    placed({ x: 136, y: 126 }, shop()),
    wetLight(290, 526, 280),
    fill(polygon([0, 0], [80, 0], [54, 570], [0, 668]), NEAR_WALL),
    fill(polygon([600, 0], [546, 0], [566, 570], [600, 660]), NEAR_WALL),
    stroke('M70 0L46 570', '#2f4054', 7),
    rain(600, 760, 84, 17),
  )
}

function wide(): string {
  const shutters = polygon([236, 210], [350, 226], [342, 424], [222, 444])
  const slats = [0, 1, 2, 3, 4, 5].map(
    (row) => svg`M${234 - row * 2} ${240 + row * 34}L${349 - row} ${252 + row * 30}`,
  )
  return picture(
    1200,
    630,
    fill(box(0, 0, 1200, 630), NIGHT_BLUE),
    fill(polygon([0, 0], [470, 0], [420, 430], [0, 520]), WALL),
    fill(polygon([1200, 0], [1030, 0], [1060, 430], [1200, 520]), WALL),
    fill(shutters, NEAR_WALL),
    stroke(slats.join(''), WALL, 4),
    fill(polygon([0, 520], [420, 426], [1080, 426], [1200, 500], [1200, 630], [0, 630]), SLATE),
    placed({ x: 548, y: 92, scale: 0.94 }, shop()),
    wetLight(700, 468, 174),
    fill(polygon([0, 0], [150, 0], [96, 520], [0, 600]), NEAR_WALL),
    fill(polygon([1200, 0], [1120, 0], [1150, 500], [1200, 580]), NEAR_WALL),
    stroke('M136 0L84 520', '#2f4054', 7),
    rain(1200, 600, 110, 17),
  )
}

/** The shop at the alley's end, the sky-blue umbrella in its window. */
export function cover(shape: 'portrait' | 'wide'): string {
  return shape === 'portrait' ? tall() : wide()
}
