import { disc, fill, placed } from '../../kit/shapes.js'
import { sparkle } from '../kit/air.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { glints } from './glints.js'
import { GLINT, GROUND } from './palette.js'

const BODY =
  'M-88-50C-68-36-46-54-12-52C8-50 20-48 22-62C22-66 18-72 18-80A28 28 0 0 1 74-80C74-62 70-52 74-36C78-12 62 2 40 4C10 8-40 8-62-4C-80-14-88-32-88-50z'

/** The low sun lies on the river as a path of glitter; a duck swims through it. */
export function yunseul(): string {
  return scene(
    { ground: GROUND.river, horizon: 'none', strength: 0.62 },
    disc(116, 92, 46, '#fff3cf'),
    fill('M-10 176V140Q50 104 110 138T232 128Q300 88 410 144V176z', '#2b5b6b'),
    fill('M0 172H400V400H0z', '#1f5a70'),
    fill('M0 172H400V214Q200 190 0 222z', '#2f7488'),
    glints(7, { x: 118, y: 182, down: 206, right: 90, far: 60, near: 250, count: 58 }, '#e9b566'),
    glints(12, { x: 118, y: 182, down: 206, right: 70, far: 30, near: 150, count: 44 }, GLINT),
    placed(
      { x: 274, y: 288, scale: 1.06, flip: true },
      fill('M-92 4Q0 26 92 4Q40 40-20 34-70 28-92 4z', '#143f52', 0.7),
      fill('M70-84L108-74Q112-68 104-66L70-64z', '#f08a3c'),
      solid(
        'd',
        BODY,
        '#6d4652',
        { shade: 14, rim: 7, flip: true, rimStrength: 0.75 },
        fill('M-60-34C-30-48 10-44 22-26 14-4-30 2-46-8-56-14-60-24-60-34z', '#8a5a60'),
        fill('M14-56Q46-40 78-52V-44Q46-30 16-46z', '#fff0d4'),
      ),
      disc(52, -82, 5, '#2b1420'),
    ),
    sparkle(92, 238, 26, '#fffaf0', 0.12),
    sparkle(206, 366, 20, '#fffaf0', 0.12),
    sparkle(352, 352, 15, '#fffaf0', 0.12),
  )
}
