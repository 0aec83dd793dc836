import { fill, oval, placed, stroke } from '../../kit/shapes.js'
import { snow, sparkle } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const GLASS = 'M104 96A96 24 0 0 0 296 96L276 330Q200 360 124 330z'
const DRINK = 'M110 142A90 22 0 0 0 290 142L274 318Q200 344 126 318z'
const GRAINS = [
  [146, 300, 20],
  [170, 312, -30],
  [196, 304, 10],
  [222, 316, 40],
  [246, 302, -16],
  [182, 286, 34],
  [214, 288, -24],
  [236, 280, 12],
  [158, 280, -12],
  [200, 322, 0],
  [148, 232, 30],
  [236, 226, -34],
  [196, 250, 14],
] as const

/** Sweet rice drink, icy, with grains below and pine nuts on top. */
export function sikhye(): string {
  return scene(
    { ground: GROUND.dusk, behind: snow(95, { count: 18 }), strength: 0.4 },
    shadow(208, 342, 96, 17),
    fill(GLASS, '#eaf6fb', 0.4),
    fill(ovalPath(200, 96, 96, 24), '#eaf6fb', 0.45),
    solid(
      'd',
      DRINK,
      '#f0cf98',
      { shade: 22, shadeStrength: 0.22 },
      ...GRAINS.map(([x, y, turn]) => placed({ x, y, turn }, oval(0, 0, 13, 6.5, '#fffaf0'))),
    ),
    fill(ovalPath(200, 142, 90, 22), '#ffe7bd'),
    placed(
      { x: 164, y: 134, turn: -14 },
      fill('M-30-20L18-30 36-6-12 8z', '#fff'),
      fill('M-30-20L-12 8V30L-28 6z', '#c5e2ee'),
      fill('M-12 8L36-6V14L-12 30z', '#dff1f8'),
    ),
    placed(
      { x: 240, y: 136, turn: 12, scale: 0.86 },
      fill('M-30-20L18-30 36-6-12 8z', '#fff'),
      fill('M-30-20L-12 8V30L-28 6z', '#c5e2ee'),
      fill('M-12 8L36-6V14L-12 30z', '#dff1f8'),
    ),
    oval(196, 156, 11, 6, '#c98a4a'),
    oval(218, 150, 11, 6, '#dba562'),
    oval(206, 146, 10, 5, '#c98a4a'),
    stroke('M126 128L142 300', '#fff', 9, 0.65),
    stroke('M104 96A96 24 0 0 0 296 96', '#fff', 5, 0.8),
    stroke('M104 96A96 24 0 0 1 296 96', '#fff', 4, 0.45),
    sparkle(320, 108, 24),
    sparkle(84, 214, 17),
  )
}
