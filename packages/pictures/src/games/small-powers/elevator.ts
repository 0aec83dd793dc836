import { light } from '../../kit/light.js'
import { box, disc, fill, polygon, stroke } from '../../kit/shapes.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, MAGIC } from './palette.js'
import { sparkles } from './sparkles.js'

/** Doors open, light on, it is here already. */
export function elevator(): string {
  return scene(
    { ground: GROUND.rose, horizon: 330, strength: 0 },
    fill('M0 300Q200 286 400 300V330H0z', '#5a2a40', 0.6),
    solid('f', box(72, 92, 256, 250, 14), '#3c4a66', { shade: 14, rim: 6 }),
    fill('M96 116H304V338H96z', '#ffdf98'),
    fill('M132 150H268V304H132z', '#fff0c4'),
    fill('M96 116L132 150V304L96 338z', '#f2bf6c'),
    fill('M304 116L268 150V304L304 338z', '#e0a552'),
    fill('M96 338L132 304H268L304 338z', '#c9683f'),
    fill('M96 116L132 150H268L304 116z', '#fffbe8'),
    stroke('M144 244H256', '#c98a3f', 9),
    solid('l', 'M96 116H134V338H96z', '#8fa6c4', { shade: 8 }),
    solid('r', 'M266 116H304V338H266z', '#7a92b4', { shade: 8 }),
    fill(polygon([134, 338], [266, 338], [322, 396], [78, 396]), '#ffdf98', 0.75),
    light({ x: 200, y: 220, r: 230, colour: '#ffd07a', strength: 0.55 }),
    fill(box(140, 40, 120, 42, 16), '#3c2a2e'),
    fill('M164 70L178 50 192 70z', MAGIC),
    fill('M208 52L222 72 236 52z', '#7a5a50'),
    solid('p', box(346, 196, 34, 70, 12), '#e9dcc0', { shade: 6 }),
    disc(363, 218, 9, '#ff9a3d'),
    disc(363, 244, 8, '#b5a48c'),
    sparkles([46, 120, 22], [352, 110, 15], [52, 250, 12]),
  )
}
