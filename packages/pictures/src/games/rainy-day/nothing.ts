import { disc, fill, oval, placed, stroke } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'
import { bumpyPath, ovalPath } from '../kit/paths.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { BLUSH, GROUND, INK, SKIN } from './palette.js'

/** Tassels all about the rug. */
const FRINGE = Array.from({ length: 36 }, (_, index) => {
  const turn = (index / 36) * 2 * Math.PI
  const [across, down] = [Math.cos(turn), Math.sin(turn)]
  return svg`M${200 + across * 150} ${204 + down * 150}l${across * 24} ${down * 24}`
}).join('')

/** From above: flat on the rug, arms and legs wherever they fell, eyes on the ceiling. */
export function nothing(): string {
  return scene(
    { ground: GROUND.rose, horizon: 'none' },
    fill(ovalPath(206, 214, 168), '#160b1c', 0.26),
    stroke(FRINGE, '#fff3dc', 9),
    solid(
      'r',
      ovalPath(200, 204, 158),
      '#e3a94f',
      { shade: 14, rim: 0 },
      fill(ovalPath(200, 204, 138), '#fff0d0'),
      fill(ovalPath(200, 204, 120), '#e3a94f'),
      fill(ovalPath(200, 204, 62), '#fff0d0'),
    ),
    placed(
      { x: 200, y: 204, turn: -9 },
      stroke('M-26 62L-62 122M26 62L64 118', '#3f4a86', 46),
      stroke('M-68 132L-74 142M70 128L76 138', '#df5a4f', 38),
      stroke('M-44-14L-112-54M44-14L112 20', '#2a7f7b', 40),
      disc(-128, -64, 22, SKIN),
      disc(128, 28, 22, SKIN),
      solid(
        'b',
        'M-44-34Q0-48 44-34C60-20 58 20 54 78Q0 96-54 78C-58 20-60-20-44-34z',
        '#3fa39a',
        { shade: 13 },
        stroke('M-64 8H64M-64 42H64', '#c9efe2', 10),
      ),
      fill(bumpyPath(0, -92, 66, 52, 9), '#4a2c30'),
      disc(0, -76, 54, SKIN),
      fill('M-56-78C-60-124-28-136 0-136S60-124 56-78Q34-112 6-104-34-104-56-78z', '#4a2c30'),
      disc(-20, -76, 8, INK),
      disc(20, -76, 8, INK),
      oval(-36, -56, 9, 6, BLUSH),
      oval(36, -56, 9, 6, BLUSH),
      stroke('M-9-48H9', INK, 6),
    ),
  )
}
