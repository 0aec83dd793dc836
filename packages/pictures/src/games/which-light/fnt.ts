import { light } from '../../kit/light.js'
import { disc, fill, placed, scattered } from '../../kit/shapes.js'
import { fire } from '../kit/flame.js'
import { ovalPath } from '../kit/paths.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const TREES =
  'M0 290V150L34 70 62 150 84 96 112 186 128 140 160 240 200 262 244 236 272 130 292 176 318 80 348 158 372 104 400 170V290z'
const WRAP = 'M-46 4C-50-54-34-92-4-98C34-96 50-50 50 4Q2 16-46 4z'
const STONES = [
  [122, 338, 21],
  [158, 350, 24],
  [202, 355, 25],
  [246, 350, 24],
  [282, 338, 21],
] as const

/** Sitting wrapped in a blanket, leaning towards what is on the right. */
function sitter(id: string, colour: string, hair: string): string {
  return [
    solid(
      id,
      WRAP,
      colour,
      { shade: 0, rim: 0 },
      fill('M60-100L44 20H-10Q44-30 10-100z', '#ffb066', 0.5),
    ),
    disc(8, -112, 27, '#f6c493'),
    fill(
      'M8-140C-24-140-26-104-14-90-2-92 8-108 10-122 20-120 30-124 33-118 32-132 22-140 8-140z',
      hair,
    ),
    disc(25, -110, 3, '#33211f'),
  ].join('')
}

/** A campfire in a clearing; two lean in. */
export function fnt(): string {
  const next = scattered(7_654_321)
  const sparks = Array.from({ length: 11 }, () =>
    disc(120 + next() * 160, 26 + next() * 120, 2 + next() * 3.4, '#ffc768'),
  )
  return scene(
    { ground: GROUND.clearing, horizon: 282, strength: 0, behind: fill(TREES, '#2a1d3a') },
    light({ x: 200, y: 236, r: 250, colour: GROUND.clearing.glow, strength: 0.8 }),
    fill(ovalPath(200, 342, 176, 42), '#ff9a4d', 0.28),
    ...sparks,
    placed({ x: 64, y: 334, turn: 7, scale: 1.08 }, sitter('a', '#3f6b73', '#2a1a20')),
    placed(
      { x: 336, y: 334, turn: -7, scale: 1.08 },
      placed({ flip: true }, sitter('b', '#7d3a4c', '#41261d')),
    ),
    placed(
      { x: 196, y: 330, turn: -14 },
      solid('c', 'M-78-13H78V13H-78z', '#6d3d26', { shade: 6 }),
      fill(ovalPath(78, 0, 8, 13), '#d79a5c'),
    ),
    placed(
      { x: 204, y: 330, turn: 14 },
      solid('d', 'M-78-13H78V13H-78z', '#814a2c', { shade: 6 }),
      fill(ovalPath(-78, 0, 8, 13), '#e8b06c'),
    ),
    fire({ x: 200, y: 328, scale: 0.98 }),
    placed(
      { x: 200, y: 336, turn: -5 },
      solid('e', 'M-74-12H74V14H-74z', '#70402a', { shade: 6 }),
      fill(ovalPath(-74, 1, 8, 13), '#e8b06c'),
    ),
    ...STONES.map(([x, y, r], index) =>
      solid(`s${index}`, ovalPath(x, y, r, r * 0.66), index % 2 ? '#6a5560' : '#7d6670', {
        shade: 7,
        rim: 4,
        rimColour: '#ffb877',
      }),
    ),
  )
}
