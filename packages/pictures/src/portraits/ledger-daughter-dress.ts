import { disc, fill, oval, placed } from '../kit/shapes.js'
import { svg } from '../kit/svg.js'

export const INK = '#1c140f'
export const CLOTH_WHITE = '#f1e7d3'
export const LAMPLIGHT = '#ffd667'
export const GLOW = '#ffb866'

type Dress = { cloth: string; shade: string; collar: string; shoulders?: number }

/** A jacket that closes over its right side, with its white collar edge. */
export function jacket({ cloth, shade, collar, shoulders = 0 }: Dress): string {
  const reach = 100 + shoulders
  return [
    fill(
      svg`M${120 - reach} 262Q${122 - reach} 212 84 194L120 224 156 194Q${118 + reach} 212 ${120 + reach} 262z`,
      cloth,
    ),
    fill(svg`M156 194Q${118 + reach} 212 ${120 + reach} 262H146Q164 226 140 208z`, shade),
    fill('M88 188L76 198 112 238 124 228z', collar),
    fill('M92 186L86 192 120 228 124 222z', CLOTH_WHITE),
    fill('M150 186L168 198 104 264H78z', collar),
    fill('M146 186L154 191 92 252 86 248z', CLOTH_WHITE),
  ].join('')
}

type Topknot = { hair: string; shade: string; band: string }

/** Hair combed up into a knot, held by a band about the brow; in the head's coordinates. */
export function topknot({ hair, shade, band }: Topknot, width: number): string {
  const w = width + 1
  return [
    oval(0, -74, 9, 14, hair),
    fill('M2-88Q12-84 9-68L4-62 2-88z', shade),
    fill('M-9-66H9v5H-9z', band),
    fill(
      svg`M${-w} 4Q${-w - 4}-62 0-64T${w} 4L${w - 5} -2Q${w - 6}-24 ${w - 12}-32H${12 - w}Q${6 - w}-24 ${5 - w}-2z`,
      hair,
    ),
    fill(
      svg`M10-64Q${w}-58 ${w} 4L${w - 5}-2Q${w - 6}-24 ${w - 12}-32H${w * 0.5}Q${w * 0.46}-52 10-64z`,
      shade,
    ),
    fill(
      svg`M${1 - w} -20Q${2 - w}-30 ${6 - w}-36Q0-47 ${w - 6}-36Q${w - 2}-30 ${w - 1}-20Q0-40 ${1 - w}-20z`,
      band,
    ),
  ].join('')
}

/** A coin with its square hole. */
export function coin(x: number, y: number): string {
  return placed(
    { x, y },
    disc(0, 0, 13, '#8a5a1e'),
    disc(-1, -1, 11.5, LAMPLIGHT),
    fill('M-5-5H3V3H-5z', INK),
  )
}
