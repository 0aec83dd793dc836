import { disc, fill, stroke } from '../../kit/shapes.js'
import { snow, steam } from '../kit/air.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { FOOD, GROUND } from './palette.js'

const CUP = 'M92 196A108 30 0 0 0 308 196L276 340Q200 366 124 340z'

/** Noodles lifted on chopsticks out of the cup, its lid folded back. */
export function cupNoodles(): string {
  const strands = [-34, -17, 0, 17, 34]
  const down = strands.map(
    (x) => `M${196 + x} 88C${186 + x} 120 ${208 + x} 140 ${194 + x * 1.3} 206`,
  )
  return scene(
    { ground: GROUND.night, behind: snow(52) },
    shadow(206, 348, 92, 17),
    steam(92, 176, { count: 1, scale: 0.9 }),
    steam(316, 150, { count: 1, scale: 0.7 }),
    fill('M300 190L364 116Q372 104 356 102L262 146Q250 160 262 176z', '#cdbfae'),
    fill('M296 186L354 120 268 158z', '#f3e9da'),
    fill(ovalPath(200, 196, 108, 30), '#fff6e4'),
    fill(ovalPath(200, 198, 95, 23), '#b9471f'),
    fill(ovalPath(186, 194, 70, 14), '#dd6b2c'),
    stroke(down.join(''), '#c98724', 17),
    stroke(down.join(''), '#ffd878', 11),
    stroke('M112 200q20 14 40 0t40 2 40-2 40 2', '#c98724', 15),
    stroke('M112 199q20 14 40 0t40 2 40-2 40 2', '#ffd878', 9),
    disc(142, 206, 9, '#e8584a'),
    disc(250, 192, 9, '#86b44f'),
    stroke('M154 88Q196 66 242 88', '#c98724', 19),
    stroke('M154 87Q196 65 242 87', '#ffd878', 13),
    stroke('M330 26L146 92M346 50L150 102', FOOD.woodDark, 10),
    stroke('M330 24L146 90M346 48L150 100', FOOD.wood, 6),
    solid(
      'c',
      CUP,
      '#f4efe6',
      { shade: 26 },
      fill('M60 236Q130 268 200 252T340 236V330Q270 316 200 336T60 330z', '#d8402f'),
      fill('M60 262Q130 290 200 276T340 262V282Q270 268 200 296T60 282z', '#ffb347'),
    ),
  )
}
