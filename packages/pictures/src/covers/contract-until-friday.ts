import { fill, oval, polygon, stroke, type Point } from '../kit/shapes.js'
import { picture, svg } from '../kit/svg.js'

type Shape = 'portrait' | 'wide'

const COLOUR = {
  room: '#12152a',
  frame: '#1a2140',
  glass: '#43577d',
  glassLow: '#5a6f92',
  rain: '#a9bacb',
  navy: '#23335c',
  desk: '#2c1b16',
  pool: '#8a5330',
  amber: '#f2b65a',
  paper: '#f6eedd',
  brown: '#a87947',
  red: '#c8372d',
} as const

/** The contract of twelve lines: corners as the lamp sees them, from the upper left, clockwise. */
const SHEET: readonly [Point, Point, Point, Point] = [
  [196, 508],
  [412, 494],
  [462, 762],
  [172, 784],
]
const CLAUSES = [0.86, 0.7, 0.92, 0.6, 0.78, 0.9, 0.44, 0.82, 0.66, 0.94, 0.74, 0.5]
const PENCILLED = 6

function mix(p: number, q: number, share: number): number {
  return p + (q - p) * share
}

/** A point of the sheet: how far across, how far down, each from 0 to 1. */
function onSheet(across: number, down: number): Point {
  const [a, b, c, d] = SHEET
  const edge = (index: 0 | 1) =>
    mix(mix(a[index], b[index], across), mix(d[index], c[index], across), down)
  return [Math.round(edge(0)), Math.round(edge(1))]
}

function spot(across: number, down: number): string {
  const [x, y] = onSheet(across, down)
  return svg`${x} ${y}`
}

function clauses(): string {
  const dark: string[] = []
  let pencil = ''
  for (const [index, length] of CLAUSES.entries()) {
    const down = 0.1 + index * 0.073
    const number = `M${spot(0.09, down)}L${spot(0.13, down)}`
    const line = `M${spot(0.2, down)}L${spot(0.2 + length * 0.7, down)}`
    dark.push(number)
    if (index === PENCILLED) pencil = line
    else dark.push(line)
  }
  const [x, y] = onSheet(0.27, 0.1 + PENCILLED * 0.073)
  return svg`${stroke(dark.join(''), COLOUR.navy, 6)}${stroke(pencil, '#9a9aa2', 7)}<ellipse cx="${x}" cy="${y}" rx="25" ry="17" fill="none" stroke="${COLOUR.red}" stroke-width="6"/>`
}

/** Short slanting strokes; `x`, `y`, `width`, `height` of the glass they fall on. */
function rain(x: number, y: number, width: number, height: number): string {
  const strokes: string[] = []
  for (let index = 0; index < 46; index += 1) {
    const left = x + ((index * 137) % width)
    const top = y + ((index * 89 + (index % 7) * 31) % height)
    const long = 18 + ((index * 29) % 34)
    strokes.push(`M${left} ${top}l-${Math.round(long * 0.28)} ${long}`)
  }
  return stroke(strokes.join(''), COLOUR.rain, 3, 0.55)
}

/** Roofs below the hill the house stands on, unlit. */
function roofs(x: number, width: number, sill: number): string {
  const steps = [70, 112, 112, 64, 64, 140, 92, 92, 126, 58, 58, 104, 104]
  const wide = width / steps.length
  const tops = steps.map((high, index) => svg`L${x + index * wide} ${sill - high}h${wide}`)
  return fill(svg`M${x} ${sill}${tops}V${sill}z`, COLOUR.glassLow)
}

function windowPanes(x: number, width: number, columns: number, sill: number): string {
  const bars: string[] = []
  for (let column = 1; column < columns; column += 1) {
    bars.push(`M${x + (width / columns) * column} 0V${sill}`)
  }
  return `<path d="M${x} 0h${width}v${sill}h-${width}z" fill="${COLOUR.glass}"/>
${roofs(x, width, sill)}
${rain(x + 12, 0, width - 20, sill - 30)}
<path d="${bars.join('')}M${x} ${Math.round(sill * 0.32)}h${width}" stroke="${COLOUR.frame}" stroke-width="14"/>
<path d="M${x} 0V${sill}h${width}V0" fill="none" stroke="${COLOUR.frame}" stroke-width="22"/>
<path d="M${x - 30} ${sill}h${width + 60}v22h-${width + 60}z" fill="#2b3050"/>`
}

/** Folded, the handle up; the side to the lamp is lit. */
const UMBRELLA = `<path d="M0 120V28a24 24 0 0 0-48 0v16" fill="none" stroke="#0d1022" stroke-width="13" stroke-linecap="round"/>
<path d="M-7 112h14v34h-14z" fill="${COLOUR.brown}"/>
<path d="M-38 150Q-30 138 0 138T38 150Q30 330 6 520H-6Q-30 330-38 150z" fill="#141b3a"/>
<path d="M10 139Q34 142 38 150 30 330 6 520H2Q16 330 10 139z" fill="${COLOUR.navy}"/>
<path d="M26 142Q36 144 38 150 30 330 6 520 24 330 26 142z" fill="${COLOUR.amber}"/>
<path d="M-36 214Q0 232 37 212L36 230Q0 250-35 232z" fill="#0d1022"/>`

const LAMP = `<path d="M548 506V300L452 176" fill="none" stroke="#0d1022" stroke-width="17" stroke-linejoin="round" stroke-linecap="round"/>
<path d="M541 506V303L455 192" fill="none" stroke="${COLOUR.brown}" stroke-width="5" stroke-linejoin="round"/>
<circle cx="548" cy="300" r="17" fill="${COLOUR.brown}"/>
<path d="M474 526q0-26 74-26t74 26z" fill="#0d1022"/>
<path d="M474 526q2-22 58-26-34 8-36 26z" fill="${COLOUR.amber}"/>
<g transform="rotate(12 372 210)"><path d="M252 260Q262 148 350 132L352 104h40l2 28Q482 148 492 260z" fill="#0d1022"/>
<path d="M252 260Q262 148 350 132L352 104h10Q352 130 362 132 290 160 284 260z" fill="${COLOUR.brown}"/>
<ellipse cx="372" cy="260" rx="120" ry="24" fill="${COLOUR.amber}"/>
<ellipse cx="372" cy="264" rx="66" ry="13" fill="#fff3d2"/></g>`

/** From the shade, which hangs lower by `drop`, down to the pool of light on the desk. */
function cone(drop: number): string {
  return fill(
    svg`M256 ${234 + drop}L14 660A292 138 0 1 0 598 660L488 ${284 + drop}z`,
    'url(#light)',
  )
}

const PENCIL = `<g transform="translate(312 645) rotate(-24)"><path d="M6 15L40 4H96V26H40z" fill="#171a2c" opacity=".45"/>
<path d="M0 0L30-12V12z" fill="#e9d7b0"/><path d="M0 0L11-4.5V4.5z" fill="#4a4d58"/>
<path d="M30-12H66V12H30z" fill="#c9ccd2"/><path d="M30 2H66V12H30z" fill="#8d919c"/>
<path d="M62-14H172Q180-14 180-6V6Q180 14 172 14H62z" fill="#d99b45"/><path d="M62 3H180V6Q180 14 172 14H62z" fill="#8a5a22"/>
<path d="M78-14V14M88-14V14" stroke="#8a5a22" stroke-width="4"/></g>`

function sheet(envelope: string): string {
  return `<g transform="${envelope}"><path d="M-12 14h230v178h-230z" fill="#1d110e"/><path d="M0 0h230v178H0z" fill="${COLOUR.brown}"/><path d="M0 0h230L115 84z" fill="#8a5f36"/><path d="M0 0L115 84 230 0" fill="none" stroke="#6b4626" stroke-width="5"/></g>
<path d="M${SHEET.map(([x, y]) => `${x - 10} ${y + 14}`).join('L')}z" fill="#3a2116"/>
${fill(polygon(...SHEET), COLOUR.paper)}
<path d="M${spot(0, 0.62)}L${spot(0, 1)}L${spot(1, 1)}z" fill="#e6d3ae"/>
${clauses()}
${PENCIL}`
}

const LIGHT = `<defs><linearGradient id="light" gradientUnits="userSpaceOnUse" x1="372" y1="220" x2="320" y2="760"><stop stop-color="#ffd88a" stop-opacity=".82"/><stop offset="1" stop-color="#f2b65a" stop-opacity=".12"/></linearGradient></defs>`

const FRAME = {
  portrait: {
    size: [600, 800],
    room: windowPanes(34, 532, 2, 424),
    umbrella: 'translate(126 96) rotate(5)',
    desk: 480,
    things: '',
    drop: 0,
    envelope: 'translate(46 648) rotate(-14)',
  },
  wide: {
    size: [1200, 630],
    room: windowPanes(70, 930, 3, 240),
    umbrella: 'translate(270 12) rotate(7) scale(.86)',
    desk: 290,
    things: 'translate(372 -258) scale(1.14)',
    drop: 74,
    envelope: 'translate(-78 586) rotate(-12) scale(1.1)',
  },
} as const

/** One lamp, one sheet of twelve lines, one pencilled: and an umbrella that is to stay folded. */
export function cover(shape: Shape): string {
  const { size, room, umbrella, desk, things, drop, envelope } = FRAME[shape]
  const [width, height] = size
  const board = fill(svg`M0 ${desk}h${width}V${height}H0z`, COLOUR.desk)
  return picture(
    width,
    height,
    LIGHT,
    fill(svg`M0 0h${width}v${height}H0z`, COLOUR.room),
    room,
    svg`<g transform="${umbrella}">${UMBRELLA}</g>`,
    board,
    fill(svg`M0 ${desk}h${width}v10H0z`, '#4a2e20'),
    svg`<g transform="${things}">`,
    oval(306, 668, 292, 138, COLOUR.pool),
    cone(drop),
    svg`<g transform="translate(0 ${drop})">${LAMP}</g>`,
    sheet(envelope),
    '</g>',
  )
}
