import { box, disc, fill, oval, placed, stroke } from '../../kit/shapes.js'
import { bubbles, steam } from '../kit/air.js'
import { bumpyPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { BLUSH, GROUND, INK, SKIN } from './palette.js'

const TUB = 'M48 226H352C352 300 330 338 280 338H120C70 338 48 300 48 226z'

function duck(): string {
  return placed(
    { x: 286, y: 190, scale: 1.1 },
    solid(
      'd',
      'M-44-6C-30 8-18-2-12-12-28-34-8-60 14-56S38-26 28-12C46 2 36 30 0 30S-44 18-44-6z',
      '#ffd23f',
      { shade: 9 },
    ),
    fill('M30-38Q50-36 52-28 44-20 28-22z', '#f0762f'),
    disc(14, -38, 5, INK),
  )
}

/** Up to the chin in foam, a towel rolled into sheep's ears, the duck along. */
export function bath(): string {
  return scene(
    { ground: GROUND.ochre },
    shadow(200, 356, 140, 15),
    steam(252, 104, { count: 1, scale: 0.8 }),
    fill('M104 326H136L128 360H104zM264 326H296V360H272z', '#f2b33d'),
    placed(
      { y: -14 },
      disc(134, 164, 52, SKIN),
      stroke('M104 168q11 10 22 0M144 168q11 10 22 0', INK, 7),
      oval(100, 186, 10, 7, BLUSH),
      oval(170, 186, 10, 7, BLUSH),
      stroke('M126 186q9 8 18 0', '#9a3f3a', 6),
      solid(
        't',
        'M80 152C78 108 104 92 134 92S192 108 188 152Q160 132 134 132T80 152z',
        '#fff6e2',
        { shade: 10 },
        stroke('M74 140Q100 116 134 114T196 140', '#df6a5a', 9),
      ),
      solid(
        'l',
        'M48 136A28 28 0 1 1 104 136 28 28 0 0 1 48 136z',
        '#fff6e2',
        { shade: 8 },
        stroke('M88 136A12 12 0 1 0 76 148', '#df6a5a', 7),
      ),
      solid(
        'r',
        'M164 136A28 28 0 1 1 220 136 28 28 0 0 1 164 136z',
        '#fff6e2',
        { shade: 8 },
        stroke('M204 136A12 12 0 1 0 192 148', '#df6a5a', 7),
      ),
    ),
    duck(),
    solid('f', bumpyPath(200, 228, 142, 22, 11), '#fffdf6', { shade: 12, shadeColour: '#5a6ab0' }),
    solid('b', TUB, '#4f9fb4', { shade: 28 }, stroke('M82 264Q88 304 118 318', '#a4dbe4', 11)),
    solid('m', box(32, 222, 336, 30, 15), '#fff3dc', { shade: 9 }),
    bubbles(
      0,
      0,
      [
        [330, 100, 14],
        [300, 64, 9],
        [352, 140, 8],
      ],
      '#fff6e4',
    ),
  )
}
