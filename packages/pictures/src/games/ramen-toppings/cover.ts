import { fill, oval, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { coverScene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { crackedEgg } from './egg-whole.js'
import { dumpling } from './mandu.js'
import { shiitake } from './mushroom.js'
import { GROUND, KITCHEN } from './palette.js'
import { pot } from './pot.js'
import { ring } from './scallion.js'

const TILES =
  'M0 60H640M0 160H640M0 260H640M90 60V160M250 60V160M410 60V160M570 60V160M10 160V260M170 160V260M330 160V260M490 160V260M90 260V372M250 260V372M410 260V372M570 260V372'
const SLICE =
  'M-58-46Q-56-54-48-54L46-58Q56-58 56-48L60 34Q60 44 50 46C34 50 32 62 24 62 14 62 14 50 2 50-10 50-10 60-20 58-28 56-30 50-44 50Q-56 50-56 40z'

/** A pot on the table at night, and everything at once jumps into it. */
export function cover(): string {
  return coverScene(
    {
      ground: { ...GROUND.plum, floor: '#9a6238' },
      lamp: { x: 300, y: 150, r: 380, strength: 0.62 },
      behind: stroke(TILES, '#fff3dc', 5, 0.08),
    },
    stroke('M0 428Q320 408 640 428', '#7f4d2c', 5),
    shadow(316, 412, 180, 22),
    fill(ovalPath(320, 404, 158, 24), '#5c3328'),
    placed(
      { x: 138, y: 88, scale: 0.91 },
      pot(placed({ x: 92, y: 156, scale: 0.34 }, ring(110, 130), ring(500, 210))),
    ),
    placed({ x: 226, y: 44, scale: 0.46 }, crackedEgg()),
    placed({ x: 160, y: 176, turn: -20, scale: 0.5 }, dumpling()),
    placed(
      { x: 446, y: 122, turn: 14, scale: 0.8 },
      solid('cs', SLICE, '#ffc63a', { shade: 12, rim: 0, shadeColour: '#c9560f', turn: 14 }),
      stroke('M-40-36L10-39', '#ffe9a0', 9),
    ),
    placed({ x: 500, y: 220, turn: 20, scale: 0.36 }, shiitake('sh', 20)),
    placed({ x: 196, y: 96, turn: -18, scale: 0.46 }, ring(0, 0)),
    placed({ x: 406, y: 206, turn: 20, scale: 0.46 }, ring(0, 0)),
    placed({ x: 534, y: 140, turn: 24, scale: 0.38 }, ring(0, 0)),
    solid('d', 'M56 396A62 16 0 0 1 180 396C178 414 150 422 118 422S58 414 56 396z', '#e9ece8', {
      shade: 8,
    }),
    oval(118, 394, 60, 14, '#fffaf0'),
    solid(
      'dk',
      'M76 388C74 374 88 364 100 366 108 356 128 356 136 364 152 362 166 374 162 388 150 400 88 400 76 388z',
      KITCHEN.chili,
      { shade: 8, rim: 0 },
      stroke('M88 382Q110 366 134 376M96 392Q124 380 152 388', '#ffe0bc', 7),
    ),
    stroke('M470 428L590 392M484 440L604 404', '#5c3328', 11),
    stroke('M470 425L590 389M484 437L604 401', KITCHEN.wood, 8),
  )
}
