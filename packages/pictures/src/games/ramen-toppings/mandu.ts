import { box, fill, placed, stroke, within } from '../../kit/shapes.js'
import { steam } from '../kit/air.js'
import { bumpyPath, ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND, KITCHEN } from './palette.js'
import { tiles } from './tiles.js'

const BELLY = 'M-112 44C-118-22-66-62 0-62S118-22 112 44C104 82 60 92 0 92S-104 82-112 44z'
const PLEATS =
  'M-112-8L-92 4M-92-48L-72-30M-56-78L-44-56M-16-92L-12-68M26-92L20-68M64-74L50-52M96-42L76-26M114-4L94 8'
const LADLE = 'M36 250A148 40 0 0 0 332 250C332 312 276 350 184 350S36 312 36 250z'
const DROP = 'M0-26C10-8 14 0 14 8A14 14 0 0 1-14 8C-14 0-10-8 0-26z'

/** A half moon with a crimped rim, 280 wide about its middle. */
export function dumpling(): string {
  return [
    within(
      'mw',
      box(-170, -160, 340, 216),
      solid('mr', bumpyPath(0, 16, 130, 112, 18, 0.7), '#fffaea', {
        shade: 12,
        rim: 0,
        shadeColour: '#8a5a4c',
      }),
    ),
    solid(
      'mb',
      BELLY,
      '#fff0d2',
      { shade: 22, rim: 7, shadeColour: '#8a4a4c' },
      fill(ovalPath(16, 34, 78, 40), '#e9b98c', 0.34),
    ),
    stroke(PLEATS, '#d6b184', 7),
  ].join('')
}

/** One large dumpling in the ladle, just out of the pot. */
export function mandu(): string {
  return scene(
    { ground: GROUND.olive, behind: tiles() },
    shadow(190, 356, 104, 14),
    steam(116, 100, { count: 2, wide: 66, scale: 0.62 }),
    stroke('M318 252C336 190 342 130 340 66Q342 36 368 40', KITCHEN.steelDark, 24),
    stroke('M314 252C332 190 338 130 336 66Q338 38 364 40', KITCHEN.steel, 15),
    fill(ovalPath(184, 250, 148, 40), '#eef3f5'),
    fill(ovalPath(184, 252, 136, 32), KITCHEN.broth),
    placed({ x: 182, y: 196, turn: -5, scale: 1.02 }, dumpling()),
    fill('M48 252A136 32 0 0 0 320 252C300 276 252 262 184 262S70 276 48 252z', KITCHEN.broth),
    stroke('M84 266Q104 274 130 274M216 276Q240 274 262 270', KITCHEN.brothLight, 7),
    solid(
      'l',
      LADLE,
      KITCHEN.steel,
      { shade: 26 },
      stroke('M74 292Q94 322 134 332', '#ffffff', 11),
    ),
    placed({ x: 72, y: 322, scale: 0.8 }, fill(DROP, KITCHEN.brothLight)),
  )
}
