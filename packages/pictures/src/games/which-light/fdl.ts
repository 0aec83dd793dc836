import { light } from '../../kit/light.js'
import { disc, fill, polygon, stroke } from '../../kit/shapes.js'
import { snow } from '../kit/air.js'
import { halo } from '../kit/flame.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

/** A lighthouse that sends its beam over the sea to one small boat. */
export function fdl(): string {
  return scene(
    {
      ground: GROUND.sea,
      horizon: 286,
      strength: 0,
      behind: snow(19, { count: 22, height: 200, strength: 0.6, size: 2 }),
    },
    light({ x: 258, y: 104, r: 260, colour: GROUND.sea.glow, strength: 0.6 }),
    fill(polygon([258, 92], [-10, 96], [-10, 250], [258, 118]), '#ffeeb8', 0.34),
    fill(polygon([258, 96], [-10, 128], [-10, 214], [258, 114]), '#fff6d6', 0.4),
    fill(polygon([258, 94], [410, 40], [410, 128], [258, 116]), '#ffeeb8', 0.3),
    fill('M0 292Q40 282 80 292T160 292 240 292 320 292 400 292V400H0z', '#1a4a5a'),
    fill('M20 296h96l-12 8H36zM30 314h70l-10 7H44z', '#ffeeb8', 0.5),
    fill('M46 272H104L94 292H58z', '#d8573f'),
    fill('M74 266V224L102 264z', '#fff3dc'),
    fill('M70 266V236L50 264z', '#e8cfa6'),
    fill('M150 352Q166 300 206 292L236 276H292L330 300Q364 310 380 352z', '#3c3342'),
    fill('M206 292L236 276H292L306 284Q262 292 240 318 216 306 206 292z', '#5d4e5e'),
    solid(
      't',
      'M226 138H290L304 284Q258 296 212 284z',
      '#fff3e0',
      { shade: 20, rim: 5 },
      fill('M200 176H320V208Q258 220 200 208zM200 242H320V300H200z', '#d8452f'),
      fill('M250 222h18v20h-18zM248 152h16v16h-16z', '#ffc94d'),
    ),
    fill('M214 128H302V142H214z', '#3c2a3a'),
    fill('M230 84H286V128H230z', '#ffe9a8'),
    fill('M246 84h7v44h-7zM263 84h7v44h-7z', '#3c2a3a'),
    disc(258, 106, 17, '#fffdf0'),
    fill('M222 84Q258 30 294 84z', '#d8452f'),
    fill('M258 57Q286 62 294 84H266z', '#8f2432'),
    disc(258, 46, 7, '#ffc94d'),
    halo(258, 106, [60, 38], '#fff3c4', 0.22),
    fill('M-10 344Q30 326 70 344T150 344 230 344 310 344 410 344V400H-10z', '#14404f'),
    stroke('M20 362q20-10 40 0t40 0M190 372q20-10 40 0t40 0M322 360q16-8 32 0', '#4f8d97', 6),
  )
}
