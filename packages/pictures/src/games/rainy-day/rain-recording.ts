import { box, disc, fill, placed, stroke } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { CREAM, GROUND } from './palette.js'
import { drop } from './rain.js'

const TURN = 14
const WAVE = [26, 60, 38, 96, 130, 130, 130, 96, 54, 74, 30]

/** Drops fall on a microphone, and their sound stands behind it as a row of bars. */
export function rainRecording(): string {
  const bars = WAVE.map((high, index) => svg`M${40 + index * 32} ${222 - high / 2}v${high}`)
  return scene(
    { ground: GROUND.teal, horizon: 'none' },
    stroke(bars.join(''), '#b4e6da', 16, 0.85),
    placed(
      { x: 204, y: 206, turn: TURN },
      fill('M-40 10H72L52 168Q20 184-10 168z', '#160b1c', 0.3),
      solid(
        'b',
        'M-56 0H56L36 150Q34 164 20 166H-20Q-34 164-36 150z',
        '#df5a44',
        { shade: 18, turn: TURN },
        fill(box(-14, 58, 28, 56, 14), '#8f2f33'),
      ),
      disc(0, 74, 11, '#ffd27a'),
      solid(
        'h',
        box(-76, -140, 152, 140, 70),
        '#d3dae2',
        { shade: 22, turn: TURN, shadeColour: '#2a3a78' },
        stroke('M-40-150V10M0-150V10M40-150V10M-90-104H90M-90-66H90M-90-28H90', '#97a3b8', 6),
      ),
      solid('r', box(-80, -14, 160, 34, 16), '#3a3358', { shade: 8, turn: TURN }),
    ),
    drop({ x: 92, y: 84, scale: 1.15 }),
    drop({ x: 338, y: 108, scale: 1 }),
    drop({ x: 74, y: 322, scale: 0.8 }),
    drop({ x: 326, y: 318, scale: 0.95 }),
    stroke('M200 52L192 38M232 42V26M264 50L274 36', CREAM, 8),
  )
}
