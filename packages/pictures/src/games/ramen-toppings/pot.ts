import { fill, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { solid } from '../kit/solid.js'
import { KITCHEN } from './palette.js'

const BODY = 'M56 204A144 62 0 0 0 344 204L330 312Q324 350 282 350H118Q76 350 70 312z'
const SOUP = ovalPath(200, 207, 128, 50)
const NOODLES =
  'M112 180q11-14 22 0t22 0q11-14 22 0t22 0q11-14 22 0t22 0q11-14 22 0t22 0M84 203q11-14 22 0t22 0q11-14 22 0t22 0q11-14 22 0t22 0q11-14 22 0t22 0q11-14 22 0t22 0h8M86 226q11-14 22 0t22 0q11-14 22 0t22 0q11-14 22 0t22 0q11-14 22 0t22 0q11-14 22 0t22 0M128 246q11-12 22 0t22 0q11-12 22 0t22 0q11-12 22 0t22 0'

/** A brass pot, 340 wide and 200 high, full of noodles; `within` lies on the soup. */
export function pot(within = ''): string {
  return [
    stroke(
      'M66 232H32Q18 232 18 246T34 262H70M334 232H368Q382 232 382 246T366 262H330',
      KITCHEN.brassDark,
      17,
    ),
    fill(ovalPath(200, 204, 144, 62), '#ffe08a'),
    fill(ovalPath(200, 206, 132, 54), '#a8691f'),
    solid(
      'ps',
      SOUP,
      KITCHEN.broth,
      { shade: 10, rim: 0 },
      fill(ovalPath(176, 196, 92, 26), KITCHEN.brothLight, 0.8),
      stroke(NOODLES, KITCHEN.noodleDark, 17),
      stroke(NOODLES, KITCHEN.noodle, 10),
    ),
    within,
    solid(
      'pb',
      BODY,
      KITCHEN.brass,
      { shade: 26, rim: 7 },
      stroke('M50 250Q200 328 350 250', '#d8942f', 8),
      stroke('M92 290Q96 320 116 330', '#ffe9b4', 11),
    ),
  ].join('')
}
