import { fill, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { sound } from './sound.js'

/** Under the lamp a page stands up and goes over. */
export function pageTurn(): string {
  return scene(
    { ground: GROUND.rust, strength: 0.66 },
    fill('M70 92L-10 340H250L140 92z', '#ffe0a6', 0.16),
    stroke('M104-10V40', '#4a2418', 9),
    solid('l', 'M78 40H130Q138 40 140 48L164 88Q104 108 44 88L68 48Q70 40 78 40z', '#3f8f88', {
      shade: 10,
    }),
    fill(ovalPath(104, 94, 34, 9), '#fff6d6'),
    shadow(206, 350, 164, 16),
    solid(
      'c',
      'M32 250Q120 228 200 262 280 228 368 250V344Q280 324 200 356 120 324 32 344z',
      '#a83a48',
      { shade: 10 },
    ),
    solid(
      'a',
      'M46 238Q130 216 200 252V344Q130 308 46 330z',
      '#fff6e2',
      { shade: 0, rim: 6 },
      fill('M150 200H200V360H150z', '#c9976a', 0.3),
      stroke('M68 258Q116 248 156 260M68 282Q116 272 156 284M68 306Q116 296 140 302', '#d9bd94', 6),
    ),
    solid(
      'b',
      'M200 252Q270 216 354 238V330Q270 308 200 344z',
      '#f3e2c4',
      { shade: 8, rim: 0 },
      stroke(
        'M262 258Q300 250 332 256M262 282Q300 274 332 280M262 306Q300 298 332 304',
        '#d0ae80',
        6,
      ),
    ),
    fill('M200 252C230 230 250 250 262 296L200 344z', '#3c1238', 0.2),
    solid(
      'p',
      'M200 252C196 172 224 122 292 104Q302 102 304 112C312 168 300 236 246 262Q212 280 200 344z',
      '#fffaf0',
      { shade: 14, shadeStrength: 0.22 },
      stroke('M226 204Q244 160 282 144M228 232Q256 184 286 172', '#e0c8a4', 6),
    ),
    sound(262, 152, { towards: -28, first: 68, gap: 28, wide: 84 }),
  )
}
