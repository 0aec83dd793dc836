import { box, disc, fill, polygon, stroke } from '../../kit/shapes.js'
import { snow } from '../kit/air.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { sound } from './sound.js'

/** From behind the hill it comes over the fields, every window lit. */
export function farTrain(): string {
  return scene(
    {
      ground: { ...GROUND.slate, floor: '#3f6050' },
      horizon: 236,
      strength: 0.3,
      behind:
        snow(47, { count: 22, height: 190, size: 2.2 }) +
        disc(330, 74, 30, '#ffeec2') +
        fill('M-10 250Q60 150 170 216T410 190V260H-10z', '#2f4a50'),
    },
    fill('M0 300Q120 270 400 320V400H0z', '#345244'),
    fill('M214 312L262 312 400 372V400H176z', '#574c46'),
    stroke('M226 318L214 400M258 318L386 400', '#c7b8a0', 7),
    stroke('M218 340H290M212 364H330M204 388H366', '#332a2c', 8),
    fill(polygon([236, 274], [250, 274], [410, 352], [410, 420], [150, 420]), '#ffe6a0', 0.3),
    solid(
      't',
      'M18 218Q20 206 32 206L176 168H206V318L34 250Q20 246 18 236z',
      '#b8473c',
      { shade: 12 },
      fill('M10 232L210 274V330L10 262z', '#fff0d4'),
      fill(
        'M30 218l14-3v16l-14-2zM52 212l18-4v22l-18-3zM80 206l22-5v29l-22-5zM112 198l28-6v38l-28-6zM150 188l34-8v52l-34-8z',
        '#ffdf85',
      ),
    ),
    solid(
      'f',
      'M172 200C172 160 196 144 236 144S302 160 302 200V292Q302 322 272 322H202Q172 322 172 292z',
      '#d95a45',
      { shade: 16, rim: 6 },
      fill('M160 250H320V276H160z', '#fff0d4'),
      fill(
        'M190 202C190 176 206 166 236 166S284 176 284 202V218Q284 228 274 228H200Q190 228 190 218z',
        '#2b3f58',
      ),
      fill('M190 202C190 176 206 166 236 166L210 228H200Q190 228 190 218z', '#4f7290'),
    ),
    disc(236, 262, 26, '#ffdf85'),
    disc(236, 262, 18, '#fffbe6'),
    disc(196, 300, 8, '#ffdf85'),
    disc(276, 300, 8, '#ffdf85'),
    fill(box(192, 316, 88, 14, 6), '#33262c'),
    sound(236, 190, { towards: -110, first: 76, gap: 32, wide: 68 }),
  )
}
