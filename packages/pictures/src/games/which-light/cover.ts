import { disc, fill, placed, polygon, stroke } from '../../kit/shapes.js'
import { snow, sparkle } from '../kit/air.js'
import { figure } from '../kit/figure.js'
import { fire, flame } from '../kit/flame.js'
import { ovalPath } from '../kit/paths.js'
import { coverScene } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const BURST =
  'M0-16V-42M0 16V42M-16 0H-42M16 0H42M-12-12L-30-30M12 12L30 30M12-12L30-30M-12 12L-30 30'

const LIGHTHOUSE = [
  fill(polygon([0, -125], [230, -186], [230, -70]), '#ffeeb8', 0.3),
  fill(polygon([0, -125], [230, -156], [230, -100]), '#fff6d6', 0.34),
  fill('M-70 12Q-50-20-26-24H28Q60-16 90 12z', '#2d2747'),
  solid(
    't',
    'M-20-108H20L28-20Q0-12-28-20z',
    '#fff0da',
    { shade: 12, rim: 3 },
    fill('M-40-84H40V-60H-40zM-40-38H40V-14H-40z', '#d8452f'),
  ),
  fill('M-27-114H27V-106H-27z', '#2d2030'),
  fill('M-15-138H15V-113H-15z', '#ffe9a8'),
  fill('M-20-138Q0-166 20-138z', '#d8452f'),
  disc(0, -125, 9, '#fffdf0'),
].join('')

/** A cottage, 116 wide, a candle in its window. */
const HOUSE = [
  fill('M-48-64H48V0H-48z', '#4a3350'),
  fill('M-62-58L-34-104H34L62-58z', '#2d2247'),
  fill('M20-122H36V-90H20z', '#2d2247'),
  fill('M-32-46H6V-10H-32z', '#ffcf78'),
  placed({ x: -13, y: -10 }, fill('M-5-15H5V0H-5z', '#fff3dc'), flame({ y: -15, scale: 0.2 })),
  stroke('M-32-28H-24M-2-28H6', '#4a3350', 4),
  fill('M18-42H38V0H18z', '#2d2247'),
].join('')

/** Lights large and small about a bay at night; two people share the nearest. */
export function cover(): string {
  return coverScene(
    {
      ground: { back: '#2a3169', floor: '#1f4f66', glow: GROUND.clearing.glow },
      horizon: 300,
      lamp: { x: 320, y: 344, r: 250, strength: 0.75 },
      behind:
        fill('M0 150Q200 90 400 150T640 110V320H0z', '#3a3b7a') +
        fill('M0 226Q150 190 330 226T640 196V320H0z', '#564580') +
        snow(61, { count: 40, width: 640, height: 190, strength: 0.7, size: 2.2 }),
    },
    placed({ x: 140, y: 106, turn: 45 }, sparkle(0, 0, 30, '#b9cdfb', 0.1)),
    sparkle(140, 106, 44, '#fffaf0', 0.1),

    placed(
      { x: 304, y: 132 },
      stroke(BURST, '#ffc94d', 7),
      placed({ turn: 22, scale: 1.24 }, stroke(BURST, '#ff7f72', 5)),
      disc(0, 0, 7, '#fffaf0'),
    ),
    placed({ x: 394, y: 200, scale: 0.5 }, stroke(BURST, '#7fe0d6', 9), disc(0, 0, 8, '#fffaf0')),
    fill('M0 286Q100 222 190 256T330 300H0z', '#33305f'),
    placed({ x: 160, y: 262 }, HOUSE),
    placed({ x: 478, y: 294, scale: 1.1 }, LIGHTHOUSE),
    stroke('M40 312h46M120 318h30M390 306h20M560 312h50M596 322h30', '#ffd98a', 4, 0.6),
    placed(
      { y: -30 },
      fill('M0 372Q140 330 320 346T640 356V520H0z', '#5b3a46'),
      fill('M0 400Q160 352 320 364T640 386V520H0z', '#6d4448'),
      fill(ovalPath(320, 414, 190, 38), '#ff9a4d', 0.45),
      placed(
        { x: 220, y: 432, turn: 8, scale: 0.92 },
        figure(
          {},
          {
            coat: '#2f6f78',
            coatDark: '#d98a52',
            hat: '#f6ead4',
            scarf: '#f6ead4',
            eyes: 'closed',
          },
        ),
      ),
      placed(
        { x: 420, y: 432, turn: -8, scale: 0.92 },
        placed(
          { flip: true },
          figure(
            {},
            {
              coat: '#8a3a55',
              coatDark: '#e09a5c',
              hair: '#4a2b1e',
              scarf: '#ffc94d',
              eyes: 'closed',
            },
          ),
        ),
      ),
      placed(
        { x: 318, y: 424, turn: -13 },
        solid('c', 'M-56-9H56V9H-56z', '#6d3d26', { shade: 5 }),
      ),
      fire({ x: 320, y: 424, scale: 0.74 }),
      placed(
        { x: 322, y: 426, turn: 12 },
        solid('d', 'M-58-9H58V9H-58z', '#814a2c', { shade: 5 }),
        fill(ovalPath(-58, 0, 5, 9), '#e8b06c'),
      ),
      ...[
        [286, 250, 3.4],
        [346, 262, 3],
        [306, 222, 2.6],
        [362, 232, 3],
      ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#ffd07a')),
    ),
  )
}
