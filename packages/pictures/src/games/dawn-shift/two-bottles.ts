import { disc, fill } from '../../kit/shapes.js'
import { steam } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { bottle } from './bottle.js'
import { GROUND } from './palette.js'

/** Two warm bottles: one to take along, and one that is left beside a cup, a receipt about its neck. */
export function twoBottles(): string {
  return scene(
    { ground: GROUND.warmer, horizon: 270, strength: 0.5 },
    fill('M0 262Q200 250 400 262V288Q200 276 0 288z', '#c98f4c'),
    shadow(300, 300, 50, 10),
    solid(
      'c',
      'M258 206H342L332 292Q330 300 322 300H278Q270 300 268 292z',
      '#dceaf0',
      { shade: 10 },
      fill('M240 232H360V310H240z', '#a9d0e0'),
    ),
    fill(ovalPath(300, 206, 42, 10), '#f4fafc'),
    shadow(118, 322, 62, 12),
    shadow(214, 350, 62, 12),
    steam(118, 124, { count: 2, wide: 34, scale: 0.66 }),
    steam(222, 132, { count: 2, wide: 40, scale: 0.8 }),
    bottle('a', { x: 114, y: 322, turn: -5, scale: 1.08 }),
    bottle('b', { x: 210, y: 350, turn: 5, scale: 1.2 }, { noted: true }),
    disc(300, 207, 5, '#a9d0e0'),
  )
}
