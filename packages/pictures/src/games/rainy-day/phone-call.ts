import { fill, placed, stroke } from '../../kit/shapes.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { CREAM, GROUND } from './palette.js'
import { drop } from './rain.js'

const TURN = -38
const HANDSET =
  'M-146-34Q-150-62-118-66 0-96 118-66 150-62 146-34L142 20Q140 40 118 40H92Q72 40 70 20L68-2Q0-16-68-2L-70 20Q-72 40-92 40H-118Q-140 40-142 20z'

/** An old receiver, its cord in curls: rain on one side of the line, laughter on the other. */
export function phoneCall(): string {
  return scene(
    { ground: GROUND.ochre, horizon: 'none' },
    stroke(
      'M110 306C60 330 40 366 92 372 130 376 120 336 96 346 76 366 140 384 166 366 190 344 150 330 148 352 156 384 220 380 232 356 238 336 206 332 210 354 222 388 300 376 330 420',
      '#a8402f',
      11,
    ),
    placed(
      { x: 176, y: 232, turn: TURN },
      placed({ x: 4, y: 18 }, fill(HANDSET, '#160b1c', 0.26)),
      solid(
        'h',
        HANDSET,
        '#d9483f',
        { shade: 20, turn: TURN, rim: 7 },
        fill('M-150 16H-60V50H-150zM60 16H150V50H60z', '#8f2a33'),
        stroke('M-96-48Q0-76 80-56', '#ff9a86', 11),
      ),
    ),
    solid(
      'a',
      'M52 40H166Q190 40 190 64V126Q190 150 166 150H116L84 182 82 150H52Q28 150 28 126V64Q28 40 52 40z',
      '#fffaf0',
      { shade: 10 },
    ),
    drop({ x: 84, y: 94, scale: 1.2 }, '#4f9fd0'),
    drop({ x: 136, y: 98, scale: 0.9 }, '#7fbfe0'),
    solid(
      'b',
      'M276 212H350Q374 212 374 236V300Q374 324 350 324H306L272 350 274 324Q252 322 252 300V236Q252 212 276 212z',
      '#2f7f86',
      { shade: 10 },
    ),
    stroke('M278 258q10-13 20 0M328 258q10-13 20 0', CREAM, 7),
    fill('M290 274H336Q334 304 313 304T290 274z', CREAM),
  )
}
