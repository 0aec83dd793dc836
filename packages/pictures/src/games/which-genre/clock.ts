import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { solid } from '../kit/solid.js'
import { COLOUR } from './palette.js'

const BELL = 'M-34 10C-34-20-18-32 0-32S34-20 34 10z'

/** An alarm clock with two bells, 190 high about its face. */
export function clock(): string {
  return [
    stroke('M-48 62L-62 86M48 62L62 86', '#8f4a2c', 14),
    stroke('M-26-82Q0-112 26-82', '#c98a35', 8),
    ...[-1, 1].map((side) =>
      placed(
        { x: side * 48, y: -68, turn: side * 38 },
        solid(side < 0 ? 'bl' : 'br', BELL, COLOUR.gold, { shade: 8, turn: side * 38 }),
      ),
    ),
    solid('ck', ovalPath(0, 0, 80), '#4f9a94', { shade: 18, rim: 7 }),
    disc(0, 0, 60, '#fff6e4'),
    fill('M-42-42A60 60 0 0 0-42 42 68 68 0 0 1-42-42z', '#e6cdb0'),
    stroke('M0-48V-44M48 0H44M0 48V44M-48 0H-44', '#a37a64', 7),
    stroke('M0 0L-24-20M0 0L8-38', '#4a2333', 8),
    disc(0, 0, 7, COLOUR.red),
  ].join('')
}
