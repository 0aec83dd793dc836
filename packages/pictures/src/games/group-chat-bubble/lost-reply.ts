import { fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { bubblePath } from './bubble-path.js'
import { face } from './face.js'
import { GROUND } from './palette.js'
import { shyBubble } from './shy-bubble.js'

const DROP = 'M0-16C8-4 12 2 12 8A12 12 0 0 1-12 8C-12 2-8-4 0-16z'

function swimmer(id: string, x: number, y: number, colour: string, scale: number): string {
  return placed(
    { x, y, scale },
    solid(id, bubblePath(62, 44, 40, -20), colour, { shade: 12 }),
    face({ y: -10 }, { wide: 22, eye: 8, mouth: 'small' }),
  )
}

/** On the tip of a diving board with its letter, looking down; the others are in already. */
export function lostReply(): string {
  return scene(
    { ground: GROUND.teal, horizon: 'none' },
    stroke('M318 232V360M372 232V360M318 270H372M318 312H372', '#e0a35c', 11),
    fill('M84 240Q200 222 420 222V246Q200 246 88 256z', '#fff3dc'),
    fill('M88 250Q200 240 420 240V254Q200 254 88 264z', '#d9503c'),
    fill('M0 322Q34 306 68 322T136 322 204 322 272 322 340 322 408 322V400H0z', '#3f9fb0'),
    swimmer('s1', 92, 324, '#ffc94d', 0.72),
    swimmer('s2', 226, 330, '#f79a8a', 0.62),
    fill('M-10 352Q24 336 58 352T126 352 194 352 262 352 330 352 410 352V400H-10z', '#2f8799'),
    stroke('M40 372q14-8 28 0t28 0M250 378q14-8 28 0t28 0', '#8fd3d6', 6),
    fill(ovalPath(172, 242, 80, 7), '#160b1c', 0.3),
    placed({ x: 176, y: 140, turn: 4 }, shyBubble()),
    placed({ x: 62, y: 118, turn: 14 }, fill(DROP, '#e6f7ff')),
    placed({ x: 300, y: 84, turn: -10, scale: 0.8 }, fill(DROP, '#e6f7ff')),
  )
}
