import { fill, placed, stroke } from '../../kit/shapes.js'
import { snow, steam } from '../kit/air.js'
import { box } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const MUG = 'M90 178A94 26 0 0 0 278 178V306C278 342 252 350 184 350S90 342 90 306z'

function marshmallow(id: string, x: number, y: number, turn: number): string {
  return placed(
    { x, y, turn },
    solid(id, box(-27, -23, 54, 46, 14), '#fffaf2', { shade: 9, shadeColour: '#a0567a' }),
  )
}

/** A mug in a knitted sleeve, marshmallows melting on top. */
export function hotChocolate(): string {
  const knit = [118, 151, 184, 217, 250].map(
    (x) => `M${x - 12} 236l12 12 12-12M${x - 12} 258l12 12 12-12M${x - 12} 280l12 12 12-12`,
  )
  return scene(
    { ground: GROUND.pine, behind: snow(84) },
    shadow(196, 348, 108, 18),
    steam(184, 112, { count: 3, wide: 120, scale: 0.76 }),
    stroke('M272 218C340 206 346 300 270 296', '#c9402f', 26),
    stroke('M272 216C334 206 338 296 270 290', '#ee6f52', 8),
    fill(ovalPath(184, 178, 94, 26), '#ffe9cf'),
    fill(ovalPath(184, 180, 82, 20), '#5b2b1c'),
    fill(ovalPath(168, 178, 56, 11), '#7d4029'),
    marshmallow('a', 150, 164, -14),
    marshmallow('b', 206, 158, 10),
    marshmallow('c', 182, 182, 4),
    solid(
      'm',
      MUG,
      '#e2573f',
      { shade: 26 },
      fill('M80 226Q184 254 290 226V306Q184 330 80 306z', '#fff3dc'),
      stroke(knit.join(''), '#d9a877', 6),
    ),
  )
}
