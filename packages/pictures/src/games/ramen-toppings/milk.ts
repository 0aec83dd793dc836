import { fill, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, KITCHEN } from './palette.js'
import { tiles } from './tiles.js'

const FRONT = 'M70 158L196 168V350L78 332Q70 330 70 322z'
const SIDE = 'M196 168L262 148V320Q262 328 254 332L196 350z'
const ROOF = 'M70 158L114 82 222 92 196 168z'
const GABLE = 'M196 168L222 92 262 148z'
const FIN = 'M114 48Q114 42 120 42L224 52V96L114 84z'
const GLASS = 'M236 214H352L338 340Q336 350 326 350H262Q252 350 250 340z'

/** A carton of milk with the spots of a cow, and a glass poured from it. */
export function milk(): string {
  return scene(
    { ground: GROUND.brick, behind: tiles() },
    shadow(206, 346, 140, 18),
    solid('n', FIN, '#3f8fc4', { shade: 8 }),
    solid('g', GABLE, '#c7ccd6', { shade: 0, rim: 0 }),
    solid('r', ROOF, '#5aa9dc', { shade: 0 }),
    solid(
      's',
      SIDE,
      '#cfd2dc',
      { shade: 14 },
      fill('M196 168L262 148V186L196 208z', '#3f8fc4'),
      fill('M214 262C230 246 262 250 270 270V306C240 316 206 294 214 262z', '#4a3a55'),
    ),
    solid(
      'f',
      FRONT,
      KITCHEN.rice,
      { shade: 0 },
      fill('M60 156L200 168V208L60 196z', '#5aa9dc'),
      fill(
        'M60 226C92 214 122 232 116 262 108 288 78 286 60 290zM150 246C170 238 186 252 182 274 176 294 144 292 140 272 138 258 142 250 150 246zM104 320C116 304 150 306 160 324 166 344 150 352 120 346 106 342 98 332 104 320z',
        '#4a3a55',
      ),
    ),
    fill(ovalPath(294, 216, 58, 16), '#fffaf0', 0.5),
    solid(
      'w',
      GLASS,
      '#e3eef2',
      { shade: 18 },
      fill('M230 246H360V360H230z', '#fffaf0'),
      fill(ovalPath(294, 246, 58, 14), '#ffffff'),
      stroke('M264 270L270 326', '#ffffff', 9),
    ),
    stroke('M237 216A57 15 0 0 0 351 216', '#ffffff', 6, 0.9),
  )
}
