import { light } from '../../kit/light.js'
import { disc, fill, polygon } from '../../kit/shapes.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { sound } from './sound.js'

/** The door is ajar, the light on, two heads together. */
export function nextRoom(): string {
  return scene(
    { ground: GROUND.slate, horizon: 324, strength: 0 },
    solid('f', 'M112 40H308Q316 40 316 48V336H104V48Q104 40 112 40z', '#7a5a48', { shade: 8 }),
    solid(
      'o',
      'M122 58H298V334H122z',
      '#ffd98a',
      { shade: 0, rim: 0 },
      fill('M110 292H310V340H110z', '#e0a050'),
      fill('M118 340C118 276 136 258 160 258S200 276 204 340z', '#a9562f'),
      disc(160, 226, 31, '#a9562f'),
      fill('M186 340C186 292 204 276 226 276S266 292 268 340z', '#8a4030'),
      disc(222, 246, 27, '#8a4030'),
    ),
    fill(polygon([122, 336], [264, 336], [300, 400], [40, 400]), '#ffd98a', 0.6),
    light({ x: 180, y: 200, r: 240, colour: '#ffcf7a', strength: 0.5 }),
    solid(
      'd',
      'M304 58L270 36Q262 32 262 42V358Q262 368 270 362L304 334z',
      '#b5764a',
      { shade: 14, rim: 6 },
      fill('M272 74L294 86V184L272 186zM272 212L294 208V306L272 322z', '#99603a'),
    ),
    disc(272, 200, 10, '#ffe08a'),
    sound(176, 190, { towards: 186, first: 92, gap: 32, wide: 70 }),
  )
}
