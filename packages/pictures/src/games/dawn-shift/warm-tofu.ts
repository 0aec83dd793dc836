import { fill, polygon, stroke } from '../../kit/shapes.js'
import { steam } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { bottle } from './bottle.js'
import { GROUND } from './palette.js'

const TOWN =
  fill('M0 0H400V256H0z', '#f0a884', 0.5) +
  fill('M0 196H60V150H118V206H170V168H236V214H300V140H352V190H400V300H0z', '#565184')

/** At first light a block of tofu steams between two bottles. */
export function warmTofu(): string {
  return scene(
    { ground: GROUND.dawn, horizon: 262, behind: TOWN, strength: 0.55 },
    fill('M0 254Q200 242 400 254V400H0z', '#a8704a'),
    fill('M0 254Q200 242 400 254V276Q200 264 0 276z', '#d19a66'),
    shadow(92, 296, 48, 9),
    bottle('a', { x: 88, y: 294, turn: -4, scale: 0.94 }),
    shadow(316, 292, 48, 9),
    bottle('b', { x: 314, y: 290, turn: 4, scale: 0.94 }),
    fill(ovalPath(204, 352, 150, 26), '#160b1c', 0.34),
    fill(ovalPath(200, 342, 150, 28), '#8fb4bf'),
    fill(ovalPath(200, 337, 138, 22), '#c9e0e2'),
    steam(200, 220, { count: 3, wide: 110, scale: 0.86 }),
    solid(
      't',
      'M106 250Q100 240 114 236L236 216Q246 214 252 220L300 248Q306 252 305 258L298 318Q297 326 288 328L184 350Q176 352 168 346L112 306Q106 302 106 294z',
      '#fff6e6',
      { shade: 12, rim: 5, shadeStrength: 0.2 },
      fill(polygon([100, 250], [176, 280], [170, 356], [100, 310]), '#eadbc4'),
      fill(polygon([176, 280], [312, 250], [304, 330], [172, 360]), '#f8e8cf'),
      stroke('M140 240L216 272M180 232L258 262M216 224L290 252', '#ecdcc2', 6),
      stroke('M120 254L250 224M144 266L280 240', '#ecdcc2', 6),
    ),
  )
}
