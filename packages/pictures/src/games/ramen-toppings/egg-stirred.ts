import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, KITCHEN } from './palette.js'
import { tiles } from './tiles.js'

const BOWL = 'M46 202A150 66 0 0 0 346 202C346 280 300 344 250 350H142C92 344 46 280 46 202z'

/** A bowl of beaten egg, whirling round two chopsticks. */
export function eggStirred(): string {
  return scene(
    { ground: GROUND.tile, behind: tiles() },
    shadow(200, 350, 116, 18),
    fill(ovalPath(196, 202, 150, 66), '#fffaf0'),
    fill(ovalPath(196, 203, 136, 56), '#b9a58e'),
    solid(
      'e',
      ovalPath(196, 208, 132, 50),
      KITCHEN.egg,
      { shade: 10, shadeColour: '#c9560f', rim: 0 },
      stroke(
        'M92 222C80 178 160 164 220 168S312 204 276 228 152 244 140 218 190 184 226 194',
        KITCHEN.eggDark,
        13,
      ),
      stroke(
        'M104 212C108 180 176 172 224 178S292 208 262 222 168 234 162 216',
        KITCHEN.eggLight,
        11,
      ),
      stroke('M122 238Q170 258 236 248', '#fff6d6', 9),
    ),
    placed(
      { x: 206, y: 212, turn: 30 },
      fill('M-8 0L-14-196Q-2-206 10-196L4 0z', KITCHEN.woodDark),
      fill('M-8 0L-14-196Q-8-204-2-200L-2 0z', KITCHEN.wood),
    ),
    placed(
      { x: 226, y: 218, turn: 46 },
      fill('M-7 0L-14-200Q-2-210 10-200L4 0z', KITCHEN.woodDark),
      fill('M-7 0L-14-200Q-8-208-2-204L-2 0z', KITCHEN.wood),
    ),
    stroke('M188 216Q212 236 248 218', KITCHEN.eggLight, 10),
    disc(98, 122, 13, KITCHEN.egg),
    disc(138, 96, 8, KITCHEN.egg),
    disc(64, 150, 7, KITCHEN.eggLight),
    solid(
      'b',
      BOWL,
      '#f3ece0',
      { shade: 26 },
      fill('M30 250Q196 340 362 250V272Q196 366 30 272z', '#d9553f'),
    ),
  )
}
