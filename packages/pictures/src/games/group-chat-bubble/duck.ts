import { disc, fill, placed, stroke, type Place } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { solid } from '../kit/solid.js'
import { COLOUR } from './palette.js'

const FLAT =
  'M-112 24C-118-20-92-48-62-46-42-44-28-32-24-16 10-34 56-30 84-14 98-24 108-38 124-42 134-20 124 18 96 32 60 42-60 44-112 24z'

/** Lying flat on its front, given up, 240 wide about the origin. */
export function flatDuck(at: Place): string {
  return placed(
    at,
    stroke(`${FLAT}M-118 24L-134 26`, '#fffaf0', 18),
    fill('M90 28Q124 16 132 34 126 50 96 42zM60 34Q96 28 102 46 90 58 62 46z', '#f07a34'),
    solid('fd', FLAT, '#ffd23f', { shade: 11 }),
    fill('M-8 2Q36-20 66 4 62 44 34 54 0 40-8 2z', '#f0a92f'),
    fill(ovalPath(-112, 22, 28, 13), '#f07a34'),
    disc(-84, -10, 7, COLOUR.ink),
    stroke('M-134 22H-100', '#c9531f', 4),
  )
}

/** A duckling, a sticker, 76 high, its feet at the origin. */
export function duckling(id: string, at: Place): string {
  const shape = 'M-26-2C-40-18-34-32-26-36-34-56-18-74 2-74S34-54 24-36C40-34 42-14 28-2Q0 6-26-2z'
  return placed(
    at,
    stroke(shape, '#fffaf0', 11),
    solid(id, shape, '#ffd23f', { shade: 8, rim: 0 }),
    disc(-10, -52, 5, COLOUR.ink),
    disc(14, -52, 5, COLOUR.ink),
    fill(ovalPath(2, -42, 11, 6), '#f07a34'),
  )
}
