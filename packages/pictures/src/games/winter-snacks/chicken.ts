import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { snow, steam } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { FOOD, GROUND } from './palette.js'

const MEAT =
  'M-36 70Q-58 66-64 44-92 34-90 4-106-22-88-46-88-76-60-86-44-110-16-104 10-118 32-102 62-102 70-76 94-60 86-32 98-6 78 14 74 42 50 48 42 72 18 72 6 88-12 80-28 84-36 70z'
const BONE = 'M-22 60H22V150Q42 152 40 172 36 190 16 184 0 198-16 184-36 190-40 172-42 152-22 150z'

const BOARD = 'M44 322A156 36 0 0 1 356 322V334A156 36 0 0 1 44 334z'
const GRAIN = stroke('M76 326Q200 352 324 326M110 306Q200 292 290 306', '#ad7440', 5)

function drumstick(id: string, turn: number): string {
  return [
    solid(`${id}o`, BONE, '#fff3dc', { shade: 12, turn }),
    solid(
      id,
      MEAT,
      '#d9822e',
      { shade: 22, rim: 6, turn },
      fill('M60 24Q84-28 40-66 0-92-34-66 2-58 14-30 28 2 60 24z', '#f0aa4c'),
      stroke(
        'M-52-44q10-14 24-16M8-70q16-4 24 8M-40 12q-4-14 4-24M20-20q14-8 26 0M-4 30q12-10 26-4M40-50q12 4 14 16M12 56q10-2 16-10',
        '#9c4d18',
        7,
      ),
      ...[
        [-24, -20],
        [18, -44],
        [50, 6],
        [-18, 50],
      ].map(([x = 0, y = 0]) => disc(x, y, 5, FOOD.crustLight)),
    ),
  ].join('')
}

/** Two drumsticks in a crisp coat on a round board. */
export function chicken(): string {
  return scene(
    { ground: GROUND.night, behind: snow(102) },
    shadow(206, 350, 148, 20),
    solid('w', BOARD, FOOD.woodDark, { shade: 12 }),
    solid('v', ovalPath(200, 322, 156, 36), FOOD.wood, { shade: 8 }, GRAIN),
    fill(ovalPath(196, 326, 116, 20), '#3c1238', 0.3),
    steam(118, 116, { count: 2, wide: 56, scale: 0.66 }),
    placed({ x: 246, y: 216, turn: -172, scale: 0.94 }, drumstick('a', -172)),
    placed({ x: 138, y: 246, turn: -114, scale: 1 }, drumstick('b', -114)),
  )
}
