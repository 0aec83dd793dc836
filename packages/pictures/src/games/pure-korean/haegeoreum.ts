import { light } from '../../kit/light.js'
import { disc, fill, placed, polygon, stroke } from '../../kit/shapes.js'
import { figure } from '../kit/figure.js'
import { ovalPath } from '../kit/paths.js'
import { scene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

/** The sun half behind the hills; a child walks home, the ball under an arm, the shadow long. */
export function haegeoreum(): string {
  return scene(
    { ground: GROUND.persimmon, horizon: 'none', strength: 0 },
    light({ x: 168, y: 196, r: 280, colour: '#ffd27a', strength: 0.85 }),
    disc(168, 190, 112, '#ffab52'),
    disc(168, 190, 90, '#ffd27a'),
    stroke('M40 84H120M262 120H344M300 92H340', '#ffdca0', 10, 0.7),
    fill('M-10 240Q50 176 112 210 170 166 232 208 316 132 410 224V300H-10z', '#7d3f52'),
    fill('M-10 268Q90 214 190 262T410 244V410H-10z', '#5e2f48'),
    fill('M-10 300Q160 268 410 292V410H-10z', '#8f5240'),
    fill(polygon([232, 282], [264, 283], [330, 410], [110, 410]), '#c98a58'),
    placed(
      { x: 254, y: 318 },
      fill('M-20-4Q60 20 116 88L40 88Q-6 30-30 2z', '#3c1238', 0.4),
      figure(
        { scale: 0.98 },
        { coat: '#3f6b8a', coatDark: '#2a4a6b', from: 'behind', scarf: '#ffd27a' },
      ),
      placed(
        { x: 46, y: -44 },
        solid(
          'b',
          ovalPath(0, 0, 24),
          '#fff0d4',
          { shade: 8 },
          fill('M-8-10L8-10 13 5 0 14-13 5z', '#5e2f48'),
        ),
      ),
    ),
    stroke('M30 118q12-12 22 0 10-12 22 0M304 62q9-9 17 0 8-9 17 0', '#5e2f48', 6),
  )
}
