import { box, disc, fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'
import { sparkles } from './sparkles.js'

const BACK = box(-56, 176, 112, 112, 24)
const SEAT = box(-62, 262, 124, 50, 20)

function sitter(id: string, x: number, coat: string, hair: string, bag: string): string {
  return placed(
    { x },
    fill(BACK + SEAT, '#a04a38'),
    stroke('M-26 288V342M26 288V342', '#2a2440', 30),
    fill('M-44 362V350Q-44 340-28 340T-8 350V362zM8 362V350Q8 340 26 340T44 350V362z', '#171226'),
    solid(
      id,
      'M-28 192Q0 178 28 192C46 206 54 244 54 288Q54 306 36 306H-36Q-54 306-54 288C-54 244-46 206-28 192z',
      coat,
      { shade: 12 },
      fill('M-60 270Q0 258 60 270V310H-60z', '#3a3358'),
    ),
    disc(0, 158, 34, '#f0c39a'),
    fill('M-36 160C-38 124-18 116 0 116S38 124 36 160Q24 138-4 138T-36 160z', hair),
    stroke('M-18 162q6 5 12 0M8 162q6 5 12 0', '#33211f', 4),
    fill(box(-30, 236, 60, 48, 12), bag),
    stroke('M-14 238Q0 212 14 238', bag, 7),
  )
}

const CAR =
  fill('M0 0H400V30H0z', '#39492f') +
  fill(box(22, 62, 356, 104, 22), '#24344a') +
  stroke('M48 134H96M150 96H226M300 122H352', '#f0c27a', 7, 0.7)

/** Between two sleepers a seat, lit as if it had been kept. */
export function freeSeat(): string {
  return scene(
    { ground: GROUND.moss, horizon: 312, strength: 0.3, behind: CAR },
    stroke('M0 32H400', '#c9cfc0', 9),
    stroke('M140 32V56L120 88H160L140 56M260 32V56L240 88H280L260 56', '#fff3dc', 8),
    sitter('a', 80, '#4f9aa4', '#3a2430', '#e3a15c'),
    sitter('b', 320, '#8a66a8', '#5a3426', '#e8673f'),
    placed(
      { x: 200 },
      solid('y', BACK, '#ffbf47', { shade: 12 }),
      solid('s', SEAT, '#ffce6b', { shade: 10 }),
      fill('M-34 0H34L74 350A74 16 0 0 1-74 350z', '#ffe9a8', 0.32),
      fill(ovalPath(0, 350, 74, 16), '#ffe9a8', 0.3),
    ),
    sparkles([200, 224, 30], [230, 140, 13]),
  )
}
